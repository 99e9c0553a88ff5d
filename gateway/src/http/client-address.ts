import ipaddr from 'ipaddr.js'

/** An address with a port, which some proxies add to X-Forwarded-For: each connection has another one. */
const withPort = /^(?:\[(.+)\]|([^:]+)):\d{1,5}$/

/**
 * Under what an address is counted: IPv4 as it is, also when it comes mapped into IPv6; IPv6 by its /64, because a
 * single customer has all of that (RFC 6177). A port does not count.
 */
export function addressBucket(ip: string): string {
  if (!ip.includes(':')) return ip
  const [, bracketed, plain] = withPort.exec(ip) ?? []
  const alone = bracketed ?? plain
  if (alone !== undefined) return addressBucket(alone)
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  const groups = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16))
  return `${groups.join(':')}::/64`
}
