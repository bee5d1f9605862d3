#compdef spotit-print
# zsh completion for spotit-print; written by: spotit-print completions zsh
_spotit-print() {
    local line word description endings skip result=1
    local -a lines open closed
    lines=(${(f)"$(${(Q)~words[1]} __complete "${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)"})
    [[ $lines[1] == :files* && $PREFIX != --* ]] || compset -P '*='
    skip=${#${IPREFIX//\\/}}
    for line in $lines; do
        word=${line%%$'\t'*} description=${line#*$'\t'}
        if [[ $word == ':files' ]]; then
            _files && result=0
        elif [[ $word == ':files '* ]]; then
            endings=${${word#:files }// /|}
            _files -g "*.($endings)(-.)" && result=0
        else
            line=${${word[skip+1,-1]}//:/\\:}${description:+:$description}
            if [[ $word == *= ]]; then open+=("$line"); else closed+=("$line"); fi
        fi
    done
    _describe -t values value closed && result=0
    _describe -t keys key open -S '' && result=0
    return result
}

# Autoloaded from a folder of $fpath, or read with source.
if [[ $funcstack[1] == _spotit-print ]]; then
    _spotit-print "$@"
else
    compdef _spotit-print spotit-print
fi
