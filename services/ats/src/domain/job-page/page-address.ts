import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** An address that may be asked for a job description. */
export interface PageAddress {
  url: URL
  /** What the certificate must be for and the name server is asked; without brackets when it is a number. */
  host: string
}

/** Maximum length of an address in characters. */
const longest = 2_048

/** Names that mean something inside a network or a machine only (RFC 6761, RFC 6762, RFC 8375, RFC 9476, ICANN 2024). */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|onion|alt|test|invalid)$/

/**
 * The address in a text, if it may be fetched; docs/api/ats.md.
 * @returns a reason when it may not; it is for people and names nothing that they did not write
 */
export function readPageAddress(text: string, base?: URL): PageAddress | { reason: string } {
  if (text.length > longest) return { reason: `it is longer than ${longest} characters` }
  /** What the URL standard forgives is no address of a page: blanks, control characters, `\` for `/`. */
  if (/[\s\\]|\p{Cc}/u.test(text)) return { reason: 'it holds blanks, control characters or backslashes' }
  const url = URL.parse(text, base?.href)
  if (!url) return { reason: 'it is not a valid URL' }
  if (url.protocol !== 'https:') return { reason: 'it must begin with https://' }
  if (url.port !== '') return { reason: 'it must use the standard port 443' }
  if (url.username !== '' || url.password !== '' || /^[^/]*\/\/[^/?#]*@/.test(text)) {
    return { reason: 'it must not hold a user name or password' }
  }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  if (isIP(host) === 0) {
    if (!host.includes('.') || localNames.test(host)) return { reason: 'it leads to a local name' }
  } else if (!isPublicAddress(host)) {
    return { reason: 'its host is not a public address' }
  }
  return { url, host }
}
