import type { Variable } from './variables.ts'

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The values of a set of variables, under the same names. */
export type Values<Spec extends Record<string, Variable<unknown>>> = {
  [Name in keyof Spec]: Spec[Name] extends Variable<infer T> ? T : never
}

/** An invalid environment: one line per invalid variable. The lines never repeat a variable's value. */
export class ConfigError extends Error {
  readonly lines: string[]

  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
    this.lines = lines
  }
}

/**
 * Reads variables from an environment. All of them are read before any error is reported. What is blank counts as unset, and white
 * space around a value is dropped: files of secrets end with a line break.
 * @param spec a rule per variable name
 * @param check rules across variables; invalid ones are missing from its argument. Returns one line per broken rule, which
 *   starts with the variable's name
 * @throws ConfigError with one line per invalid or missing variable
 */
export function readConfig<Spec extends Record<string, Variable<unknown>>>(
  environment: Environment,
  spec: Spec,
  check: (values: Partial<Values<Spec>>) => string[] = () => [],
): Values<Spec> {
  const wrong = new Map<string, string>()
  const values: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(spec)) {
    const given = environment[name] ?? ''
    const text = given.trim()
    if (text === '') {
      const isNeeded = variable.isRequiredInProduction && environment.NODE_ENV === 'production'
      if (variable.fallback && !isNeeded) values[name] = variable.fallback.value
      else wrong.set(name, `${name} is required${isNeeded ? ' in production' : ''}`)
      continue
    }
    try {
      values[name] = variable.parse(variable.isExact ? given : text)
    } catch (error) {
      wrong.set(name, `${name} ${error instanceof Error ? error.message : 'is wrong'}`)
    }
  }
  const broken = check(values as Partial<Values<Spec>>).filter((line) => !wrong.has(line.split(' ', 1)[0] ?? ''))
  const lines = [...wrong.values(), ...broken]
  if (lines.length > 0) throw new ConfigError(lines)
  return values as Values<Spec>
}
