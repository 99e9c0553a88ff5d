import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Everything that is handed out to networks anybody may reach (IANA, IPv6 Global Unicast Address Assignments). */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/**
 * The address of Azure's host agent: a public number that leads to the machine's own cloud from within it, with its
 * metadata and certificates (Microsoft, "What is IP address 168.63.129.16?").
 */
const hostAgent = '168.63.129.16'

/** How ISATAP marks an IPv4 address within an IPv6 one (RFC 5214, 6.1), as parts five and six. */
const isatapMarks = [0x0000_5efe, 0x0200_5efe]

/**
 * Whether an address is on the public internet and nothing else: no private, local, shared, documentation, multicast,
 * translation (mapped, NAT64, 6to4, Teredo) or otherwise special range of the IANA registries.
 * @param address as a resolver or the URL standard writes it, without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address.includes('%')) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv4) return parsed.toString() !== hostAgent
  const [, , , , fifth = 0, sixth = 0] = parsed.parts
  return parsed.match(globalUnicast) && !isatapMarks.includes(fifth * 0x1_0000 + sixth)
}
