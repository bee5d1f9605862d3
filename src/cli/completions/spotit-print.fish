# fish completion for spotit-print; written by: spotit-print completions fish
function __spotit_print_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
    for line in ($program __complete $words[2..-1] "$typed" 2>/dev/null)
        if string match -q ':files*' -- $line
            set -l endings (string split -n ' ' -- $line)[2..-1]
            set -l pattern '^[^\t]*'
            set -q endings[1]; and set pattern '^[^\t]*(?:/|\.(?:'(string join '|' $endings)'))(?=\t|$)'
            complete -C "'' $typed" | string match -r -- $pattern
        else
            echo $line
        end
    end
end
complete -c spotit-print -f -a '(__spotit_print_complete)'
