/** Text in which the wildcards of LIKE stand for themselves. */
export function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
