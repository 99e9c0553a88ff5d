import ipaddr from 'ipaddr.js'

/**
 * Under what an address is counted: IPv4 as it is, also when it comes mapped into IPv6; IPv6 by its /64, because a
 * single customer has all of that (RFC 6177).
 */
export function addressBucket(ip: string): string {
  if (!ip.includes(':')) return ip
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}
