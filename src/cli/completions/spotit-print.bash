# bash completion for spotit-print; written by: spotit-print completions bash
_spotit_print_files() { # endings...
    local ending
    compgen -d -- "$typed"
    (($#)) || compgen -f -- "$typed"
    for ending; do compgen -f -X "!*.$ending" -- "$typed"; done
}

# bash splits words at "=" and ":" and replaces only the last piece; `head` is what stands before it.
_spotit_print() {
    local words=() head='' typed='' start word i
    for ((i = 1; i <= COMP_CWORD; i++)); do
        typed=${COMP_WORDS[i]}
        if ((i > 1)) && [[ $typed == [=:]* || ${COMP_WORDS[i - 1]} == [=:]* ]]; then
            head=${words[-1]}
            words[-1]+=$typed
        else
            head=''
            words+=("$typed")
        fi
    done
    [[ $typed == [=:]* ]] && head=${words[-1]} typed=''
    typed=${typed#[\'\"]} start=$head$typed
    head=${head//\\/} start=${start//\\/}
    COMPREPLY=()
    while IFS=$'\t' read -r word _; do
        case $word in
        :files*)
            compopt -o filenames 2>/dev/null
            mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(_spotit_print_files ${word#:files})
            ;;
        "$start"*) COMPREPLY+=("${word#"$head"}") ;;
        esac
    done < <("${COMP_WORDS[0]/#\~\//$HOME/}" __complete "${words[@]}" 2>/dev/null)
    [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
}
complete -F _spotit_print spotit-print
