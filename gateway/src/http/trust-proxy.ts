import ipaddr from 'ipaddr.js'

/** What Fastify takes: whom to trust by address and hop, ranges, or everybody. */
export type TrustProxy = ((address: string, hop: number) => boolean) | string[] | true

/**
 * Reads TRUST_PROXY: a hop count or a list of CIDR ranges; outside production also everybody, as `true` or by the range of all addresses.
 * @returns undefined when it is none of these
 */
export function parseTrustProxy(value: string, isProduction: boolean): TrustProxy | undefined {
  if (value === 'true') return isProduction ? undefined : true
  if (/^[1-9]\d?$/.test(value)) {
    const hops = Number(value)
    return (_address, hop) => hop < hops
  }
  const ranges = value.split(',').map((range) => range.trim())
  const isEverybody = ranges.some((range) => range.endsWith('/0'))
  return ranges.every(isRange) && !(isProduction && isEverybody) ? ranges : undefined
}

/** Whether it is an address or a range, written out: the library takes `0` and `1.5` for short forms of addresses. */
function isRange(value: string): boolean {
  const { IPv4, IPv6 } = ipaddr
  return value.includes('/')
    ? IPv4.isValidCIDRFourPartDecimal(value) || IPv6.isValidCIDR(value)
    : IPv4.isValidFourPartDecimal(value) || IPv6.isValid(value)
}
