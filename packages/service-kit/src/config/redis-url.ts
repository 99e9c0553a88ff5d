import { url, type Variable, type VariableOptions } from './variables.ts'

/** Where a cluster of Redis is found. */
export interface ClusterNodes {
  /** Some of its nodes; they know the others. */
  hosts: { host: string; port: number }[]
  isEncrypted: boolean
  username: string | undefined
  password: string | undefined
}

/** Protocols of one server, and of nodes of a cluster. */
const protocols = { server: ['redis:', 'rediss:'], cluster: ['redis+cluster:', 'rediss+cluster:'] }

const usualPort = 6379

/** `REDIS_URL`: of one server, or those of one or several nodes of a cluster, comma separated. */
export function redisUrl(options: VariableOptions<string> = {}): Variable<string> {
  const server = url(protocols.server)
  return {
    fallback: options.default === undefined ? undefined : { value: options.default },
    parse: (value) => {
      if (clusterNodesOf(value)) return value
      if (countServers(value) > 1) {
        throw new Error(`must be one URL; those of nodes of a cluster start with ${protocols.cluster.join(' or ')}`)
      }
      return server.parse(value)
    },
  }
}

/** Servers that a list names; the first comma would become a part of the name of the first. */
function countServers(value: string): number {
  return value.split(',').filter((part) => protocols.server.some((protocol) => part.trim().startsWith(`${protocol}//`)))
    .length
}

/**
 * Reads the nodes of a cluster from `REDIS_URL`. User and password are those of the first node and count for all of them.
 * @returns undefined when it names one server
 * @throws Error with a message that follows the variable's name
 */
export function clusterNodesOf(value: string): ClusterNodes | undefined {
  const parts = value.split(',').map((part) => part.trim())
  if (!protocols.cluster.some((protocol) => parts.some((part) => part.startsWith(protocol)))) return undefined
  const nodes = parts.map((part) => (URL.canParse(part) ? new URL(part) : undefined))
  const first = nodes[0]
  const hosts = nodes.flatMap((node) => {
    const isNode = node?.hostname && node.protocol === first?.protocol && protocols.cluster.includes(node.protocol)
    return isNode ? [{ host: node.hostname.replace(/^\[|\]$/g, ''), port: Number(node.port) || usualPort }] : []
  })
  if (!first || hosts.length < parts.length) {
    throw new Error(`must name every node of a cluster by a URL that starts with ${protocols.cluster.join(' or ')}`)
  }
  if (nodes.some((node) => node?.pathname && node.pathname !== '/')) {
    throw new Error('must not name a database: a cluster has only one')
  }
  return {
    hosts,
    isEncrypted: first.protocol === 'rediss+cluster:',
    username: decodeURIComponent(first.username) || undefined,
    password: decodeURIComponent(first.password) || undefined,
  }
}
