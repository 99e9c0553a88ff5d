import { reservedUsernames } from '@resume/proto/limits/identity'
import { portfolioLimits, type SubdomainFault } from '@resume/proto/limits/portfolios'

const { subdomainLength } = portfolioLimits

/** Words that nobody can claim besides the reserved usernames: hosts and paths of the platform. */
const reservedHosts =
  `auth blog dashboard documents editor health login logout me portfolio portal profile public roadmap
  server settings share shares signup studio support users www webhook billing payment status mail cdn assets`.split(
    /\s+/,
  )

/** What a reader may take for another letter, in the order in which it is replaced. */
const alike: [RegExp, string][] = [
  [/-/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1l]/g, 'i'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
]

/** What a name looks like at a glance: the same for names that are easily taken for each other. */
function looksOf(name: string): string {
  return alike.reduce((looks, [characters, letter]) => looks.replace(characters, letter), name)
}

const reserved = new Set([...reservedUsernames, ...reservedHosts].map(looksOf))

/**
 * The subdomain that typed text stands for (docs/api/portfolios.md): without accents, in lower case, with one hyphen for
 * everything else between letters and digits, and none at the ends. It may be too short, too long or reserved.
 */
export function normalizeSubdomain(typed: string): string {
  const words = typed
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-')
}

/** What is wrong with a normalized subdomain, if anything; a look-alike of a reserved word is reserved, too. */
export function subdomainFault(subdomain: string): Exclude<SubdomainFault, 'taken'> | undefined {
  if (subdomain.length < subdomainLength.min) return 'too_short'
  if (subdomain.length > subdomainLength.max) return 'too_long'
  return reserved.has(looksOf(subdomain)) ? 'reserved' : undefined
}

/** What to say of a subdomain that cannot be claimed. */
export const faultMessages: Record<Exclude<SubdomainFault, 'taken'>, string> = {
  too_short: `must have at least ${subdomainLength.min} letters or digits`,
  too_long: `must have at most ${subdomainLength.max} characters`,
  reserved: 'is reserved, or looks like a reserved word',
}

/** Whether text is a subdomain as it is stored; anything else names no portfolio. */
export function isSubdomain(text: string): boolean {
  return text.length >= subdomainLength.min && text.length <= subdomainLength.max && text === normalizeSubdomain(text)
}
