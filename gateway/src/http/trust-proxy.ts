import ipaddr from 'ipaddr.js'

/** What Fastify takes: whom to trust by address and hop, ranges, or everybody. */
export type TrustProxy = ((address: string, hop: number) => boolean) | string[] | true

/**
 * Reads TRUST_PROXY (decisions, Conventions): a hop count, a list of CIDR ranges, or `true` outside production.
 * @returns undefined when it is none of these
 */
export function parseTrustProxy(value: string, isProduction: boolean): TrustProxy | undefined {
  if (value === 'true') return isProduction ? undefined : true
  if (/^[1-9]\d?$/.test(value)) {
    const hops = Number(value)
    return (_address, hop) => hop < hops
  }
  const ranges = value.split(',').map((range) => range.trim())
  return ranges.every((range) => ipaddr.isValidCIDR(range) || ipaddr.isValid(range)) ? ranges : undefined
}
