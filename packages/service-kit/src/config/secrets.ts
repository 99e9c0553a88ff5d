/** Length below which a secret counts as guessable. */
export const secretLength = 32

/** How the stand-ins of development begin: whoever has the sources knows them. */
const standIn = /^development-only-/

/**
 * What is wrong with the secrets of a process in production: one that is short, that everybody knows, or that stands in for another.
 * @param secrets by the variables that they are read from; what is unset is no matter of this
 * @returns one line for each fault, which starts with the variable's name and repeats no value
 */
export function complaintsAboutSecrets(secrets: Record<string, string | readonly string[] | undefined>): string[] {
  const lines: string[] = []
  const owners = new Map<string, string>()
  for (const [name, given = []] of Object.entries(secrets)) {
    for (const secret of [given].flat()) {
      if (secret.length < secretLength) lines.push(`${name} must be at least ${secretLength} characters`)
      else if (standIn.test(secret)) lines.push(`${name} must be a secret of your own: this one stands in the sources`)
      const owner = owners.get(secret)
      if (owner !== undefined && owner !== name) lines.push(`${name} must differ from ${owner}`)
      owners.set(secret, name)
    }
  }
  return lines
}
