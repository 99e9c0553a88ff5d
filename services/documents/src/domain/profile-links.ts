import type { ProfileLink } from './profile.ts'

/** Names in JSON Resume for the types of a profile's links. */
const networks: Record<string, string> = {
  codehost: 'GitHub',
  network: 'LinkedIn',
  dribbble: 'Dribbble',
  twitter: 'Twitter',
  portfolio: 'Portfolio',
  behance: 'Behance',
  medium: 'Medium',
  youtube: 'YouTube',
  custom: 'Link',
}

/** Separates network and username in a label, where the link's type does not name the network exactly. */
const separator = ': '

/** The label of the link that stands for `basics.url`. */
export const websiteLabel = 'Website'

/** An account in the form of JSON Resume. */
export interface JsonProfile {
  network?: string
  username?: string
  url?: string
}

/** The type of link for a network's name, in any case. */
export function linkTypeOf(network: string): string {
  const wanted = network.toLowerCase()
  if (wanted === 'x') return 'twitter'
  const found = Object.entries(networks).find(([, name]) => name.toLowerCase() === wanted)
  return found?.[0] ?? 'custom'
}

/** A link for an account. */
export function linkOf(network: string, username: string, url: string, id: string): ProfileLink {
  const type = linkTypeOf(network)
  const isExact = networks[type] === network && !namesNetwork(type, username)
  return { id, type, label: isExact ? username : `${network}${separator}${username}`, url }
}

/** The account that a link stands for. */
export function accountOf({ type, label, url }: ProfileLink): JsonProfile {
  const at = namesNetwork(type, label) ? label.indexOf(separator) : -1
  const network = at === -1 ? (networks[type] ?? 'Link') : label.slice(0, at)
  const username = at === -1 ? label : label.slice(at + separator.length)
  return { ...(network && { network }), ...(username && { username }), ...(url && { url }) }
}

/** Whether a label begins with the name of a network of its link's type; with other words and a colon it is a label like any. */
function namesNetwork(type: string, label: string): boolean {
  const at = label.indexOf(separator)
  return at !== -1 && linkTypeOf(label.slice(0, at)) === type
}
