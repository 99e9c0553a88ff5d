import { type Command, type Commands, commonOptions, type Option } from './command.ts'

/** The shells that can complete commands. */
export const shells = ['bash', 'zsh', 'fish'] as const

/** A shell that can complete commands. */
export type Shell = (typeof shells)[number]

const program = 'resume-platform'

/** The script that teaches a shell to complete every command, its first word, its options and their values. */
export function completionScript(shell: Shell, commands: Commands): string {
  const names = Object.keys(commands)
  return { bash, zsh, fish }[shell]({ ...commands, help: { summary: 'explain the commands', actions: names } })
}

/** What can be completed of commands. */
type Words = Record<string, Pick<Command, 'summary' | 'actions' | 'options'>>

const optionsOf = ({ options = {} }: Words[string]): [string, Option][] =>
  Object.entries({ ...options, ...commonOptions })

/** The options of which it is known what they can be, as `COMMAND --option` and those words. */
function knownValues(commands: Words): [string, string, readonly string[]][] {
  return Object.entries(commands).flatMap(([name, command]) =>
    optionsOf(command).flatMap(([option, { values }]): [string, string, readonly string[]][] =>
      values ? [[name, option, values]] : [],
    ),
  )
}

const flags = (command: Words[string]) => optionsOf(command).map(([name]) => `--${name}`)

function bash(commands: Words): string {
  const cases = Object.entries(commands).map(([name, command]) => {
    const { actions = [] } = command
    return `    ${name}) actions='${actions.join(' ')}'; flags='${flags(command).join(' ')}' ;;`
  })
  const values = knownValues(commands).map(
    ([name, option, words]) => `    '${name} --${option}') words='${words.join(' ')}' ;;`,
  )
  return `# Completions of ${program} for bash: source <(${program} completions bash)
_${program.replace('-', '_')}() {
  local word="\${COMP_WORDS[COMP_CWORD]}" actions='' flags='' words=''
  case "\${COMP_WORDS[1]}" in
${cases.join('\n')}
  esac
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD-1]}" in
${values.join('\n')}
    *)
      if [ "$COMP_CWORD" -eq 1 ]; then words='${Object.keys(commands).join(' ')}'
      elif [[ "$word" == -* ]]; then words="$flags"
      elif [ "$COMP_CWORD" -eq 2 ]; then words="$actions"
      fi ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _${program.replace('-', '_')} ${program}
`
}

function zsh(commands: Words): string {
  const described = Object.entries(commands).map(([name, { summary }]) => `    ${quoted(`${name}:${summary}`)}`)
  const cases = Object.entries(commands).map(([name, command]) => {
    const { actions = [] } = command
    return `    ${name}) actions=(${actions.join(' ')}); flags=(${flags(command).join(' ')}) ;;`
  })
  const values = knownValues(commands).map(
    ([name, option, words]) => `    '${name} --${option}') compadd ${words.join(' ')}; return ;;`,
  )
  return `#compdef ${program}
# Completions of ${program} for zsh: source <(${program} completions zsh)
_${program}() {
  local -a commands actions flags
  commands=(
${described.join('\n')}
  )
  if (( CURRENT == 2 )); then _describe command commands; return; fi
  case "$words[2] $words[CURRENT-1]" in
${values.join('\n')}
  esac
  case "$words[2]" in
${cases.join('\n')}
  esac
  if [[ "$words[CURRENT]" == -* ]]; then compadd -- $flags
  elif (( CURRENT == 3 && $#actions )); then compadd -- $actions
  else _files
  fi
}
compdef _${program} ${program}
`
}

function fish(commands: Words): string {
  const lines = Object.entries(commands).flatMap(([name, command]) => {
    const { summary, actions = [] } = command
    const seen = `-n '__fish_seen_subcommand_from ${name}'`
    return [
      `-n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...(actions.length > 0 ? [firstWords(name, actions)] : []),
      ...optionsOf(command).map(([option, { type, values }]) => {
        const takes = type === 'boolean' ? '' : values ? ` -x -a '${values.join(' ')}'` : ' -r'
        return `${seen} -l ${option}${takes}`
      }),
    ]
  })
  return `# Completions of ${program} for fish: ${program} completions fish | source
${lines.map((line) => `complete -c ${program} ${line}`).join('\n')}
`
}

/** What can follow a command in fish, in the place of files, until one of it does. */
function firstWords(name: string, actions: readonly string[]): string {
  const words = actions.join(' ')
  const isNext = `__fish_seen_subcommand_from ${name}; and not __fish_seen_subcommand_from ${words}`
  return `-n '${isNext}' -f -a '${words}'`
}

/** A word for any of the shells. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
