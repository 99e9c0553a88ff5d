/**
 * What is wrong with a display name, if anything. It must have 1 to `longest` characters (code points, as the database
 * counts) and no control characters.
 */
export function displayNameFault(name: string, longest: number): string | undefined {
  const length = [...name].length
  if (length < 1 || length > longest) return `must be 1 to ${longest} characters`
  return /\p{Cc}/u.test(name) ? 'must not hold control characters' : undefined
}
