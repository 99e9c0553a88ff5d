/** Longest user agent that is kept, in characters. */
const longest = 200

/** A user agent as devices are told apart: without the version numbers, which every update changes. */
export function deviceIn(userAgent: string): string {
  return userAgent
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[\d._]+/g, '')
    .slice(0, longest)
}
