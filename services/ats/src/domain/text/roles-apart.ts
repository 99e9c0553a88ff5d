/**
 * A name with years in brackets behind it, as roles told in passing have: "Welder, Iron Works (2017–2020)". Each text has one way to
 * match it, so that a line of many takes no longer than its length.
 */
const told = String.raw`(?=\S)[^()·•;]{5,100}\((?=[^()]*(?:19|20)\d\d)[^()]{4,70}\)`
/** Two or more of them, with signs between, and perhaps a sentence behind. */
const several = new RegExp(String.raw`^(${told}(?:\s*[·•;]\s*${told})+)\.?(?:\s+(\p{Lu}.*))?$`, 'u')
const longest = 600

/**
 * The roles that stand one after another on a line, each on a line of its own, and what is said of them on the last: "Welder, Iron
 * Works (2017–2020) · Riveter, Red Mill (2016). Bridges and ferries." Any other line as it is.
 */
export function rolesApart(line: string): string[] {
  const [, roles, behind] = line.length > longest ? [] : (several.exec(line) ?? [])
  if (roles === undefined) return [line]
  const apart = roles.split(/(?<=\))\s*[·•;]\s*/u).flatMap((role) => [role, ''])
  return [...apart.slice(0, -1), ...(behind === undefined ? [] : [behind])]
}
