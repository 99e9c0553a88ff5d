const isSet = (value: unknown) => value !== undefined && !(Array.isArray(value) && value.length === 0)

/**
 * What is missing of variables that work together alone.
 * @param group all of them by their names; what is unset is undefined
 * @returns one line for each that is unset although another is set
 */
export function complaintsAboutHalf(group: Record<string, unknown>): string[] {
  const names = Object.keys(group)
  const missing = names.filter((name) => !isSet(group[name]))
  if (missing.length === names.length) return []
  const set = names.filter((name) => isSet(group[name])).join(' and ')
  return missing.map((name) => `${name} must be set, because ${set} ${set.includes(' ') ? 'are' : 'is'}`)
}

/**
 * Which settings of an integration change nothing, because the integration is off.
 * @param needed the variable that turns it on, with its value
 * @param settings by their names; what is unset is undefined
 * @returns a note for each that is set
 */
export function notesAboutUnused(needed: Record<string, unknown>, settings: Record<string, unknown>): string[] {
  const [[name, value] = ['', undefined]] = Object.entries(needed)
  if (isSet(value)) return []
  const unused = Object.keys(settings).filter((setting) => isSet(settings[setting]))
  return unused.map((setting) => `${setting} changes nothing: ${name} is not set`)
}

/** A note for each former secret that has white space around it, which counts as a part of it. */
export function notesAboutFormer(secrets: Record<string, string | undefined>): string[] {
  return Object.entries(secrets)
    .filter(([, secret]) => secret !== undefined && secret !== secret.trim())
    .map(([name]) => `${name} begins or ends with a blank or a line break, which counts as a part of it`)
}
