import { deployables } from '@resume/local-stack/platform/deployables'
import { freePort } from '@resume/local-stack/servers/ports'

/** The services that others call, by name. */
export const services = deployables.filter(({ hasDatabase }) => hasDatabase).map(({ name }) => name)

/** Two addresses for each service: everybody who calls it knows both. */
export interface TwoAddresses {
  /** What the first of each runs with, and the gateway. */
  environment: Record<string, string>
  /** The ports of the others, by variable. */
  second: Record<string, number>
}

/** Finds two free addresses for each service. */
export async function twoAddresses(): Promise<TwoAddresses> {
  const found: TwoAddresses = { environment: {}, second: {} }
  for (const service of services.map((name) => name.toUpperCase())) {
    const [first, other] = [await freePort(), await freePort()]
    found.second[`${service}_GRPC_PORT`] = other
    found.environment[`${service}_GRPC_PORT`] = String(first)
    found.environment[`${service}_GRPC_URL`] = `ipv4:127.0.0.1:${first},127.0.0.1:${other}`
  }
  return found
}
