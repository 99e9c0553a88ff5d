import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@resume/local-stack/servers/ports'
import { type RunningServer, startRedis } from '@resume/local-stack/servers/redis'
import { openPrimaries } from '@resume/service-kit/redis/open-primaries'

/** A cluster of Redis that only one file of tests uses, and whose nodes they may break. */
export interface OwnCluster {
  /** `REDIS_URL` of its clients. */
  url: string
  /** The three primaries, as they were when it started; the first has a replica. */
  primaries: ClusterNode[]
  replica: ClusterNode
  /** Which of the primaries a key began with. */
  primaryOf(key: string): Promise<ClusterNode>
  /** Whether a node is a primary, in the eyes of all that run but one. */
  isPrimary(node: ClusterNode, but?: ClusterNode): Promise<boolean>
  /** Resolves when the replica has all that its primary has now. */
  isReplicated(): Promise<void>
  stop(): Promise<void>
}

type Redis = Awaited<ReturnType<typeof openPrimaries>>[number]['redis']

/** A node, and a connection to it alone, which ends with it. */
export interface ClusterNode {
  server: RunningServer
  redis: Redis
  port: number
  busPort: number
  id: string
}

const slots = 16_384

/**
 * How long a node must be silent before another one takes its place, in milliseconds. Short, for tests; but a node that is not
 * scheduled for so long on a busy machine loses its place.
 */
const nodeTimeoutMs = 4_000

/** Starts a cluster of three primaries and a replica of the first. */
export async function ownCluster(): Promise<OwnCluster> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-cluster-'))
  chmodSync(dir, 0o755)
  const nodes = await Promise.all([0, 1, 2, 3].map((nth) => startNode(join(dir, String(nth)))))
  const [first, , , replica] = nodes as [ClusterNode, ClusterNode, ClusterNode, ClusterNode]
  const primaries = nodes.slice(0, 3)
  for (const [nth, { redis }] of primaries.entries()) {
    await redis.cluster('SET-CONFIG-EPOCH', nth + 1)
    const range = [nth, nth + 1].map((part) => Math.floor((part * slots) / 3)) as [number, number]
    await redis.cluster('ADDSLOTSRANGE', range[0], range[1] - 1)
  }
  for (const { redis } of nodes.slice(1)) await redis.call('CLUSTER', 'MEET', '127.0.0.1', first.port, first.busPort)
  const all = async (isSo: (node: ClusterNode) => Promise<boolean>) => {
    while (!(await Promise.all(nodes.map(isSo))).every(Boolean)) await wait(50)
  }
  await all(async ({ redis }) => (await nodesKnownTo(redis)).length === nodes.length)
  await replica.redis.cluster('REPLICATE', first.id)
  await all(async ({ redis }) => /cluster_state:ok/.test(await redis.cluster('INFO')))
  await all(async ({ redis }) => (await nodesKnownTo(redis)).some((line) => line.includes(`slave ${first.id}`)))
  while (!/master_link_status:up/.test(await replica.redis.info('replication'))) await wait(50)

  return {
    url: primaries.map(({ port }) => `redis+cluster://127.0.0.1:${port}`).join(','),
    primaries,
    replica,
    primaryOf: async (key) => {
      const slot = Number(await replica.redis.cluster('KEYSLOT', key))
      return primaries[Math.ceil(((slot + 1) * 3) / slots) - 1] ?? first
    },
    isPrimary: async ({ id }, but) => {
      const running = nodes.filter((node) => node !== but && node.server.isRunning())
      const lines = await Promise.all(
        running.map(async ({ redis }) => (await nodesKnownTo(redis)).find((line) => line.startsWith(id))),
      )
      return lines.every((line) => line !== undefined && /master/.test(line) && !/fail/.test(line))
    },
    isReplicated: async () => {
      const due = await offsetOf(first)
      while ((await offsetOf(replica)) < due) await wait(10)
    },
    stop: async () => {
      for (const { redis } of nodes) redis.disconnect()
      await Promise.all(nodes.map(({ server }) => server.stop()))
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

async function startNode(dir: string): Promise<ClusterNode> {
  const [port, busPort] = [await freePort(), await freePort()]
  const server = await startRedis({
    dir: join(dir, 'data'),
    logFile: `${dir}.log`,
    port,
    args: [
      ...[
        '--cluster-enabled',
        'yes',
        '--cluster-port',
        String(busPort),
        '--cluster-node-timeout',
        String(nodeTimeoutMs),
      ],
      ...['--cluster-require-full-coverage', 'no', '--repl-diskless-sync-delay', '0'],
    ],
  })
  const [opened] = await openPrimaries(server.url, 5_000)
  if (!opened) throw new Error('a node of the cluster does not answer')
  const { redis } = opened
  return { server, redis, port, busPort, id: String(await redis.cluster('MYID')) }
}

async function offsetOf({ redis }: ClusterNode): Promise<number> {
  return Number(/^master_repl_offset:(\d+)/m.exec(await redis.info('replication'))?.[1])
}

async function nodesKnownTo(redis: Redis): Promise<string[]> {
  const lines = String(await redis.cluster('NODES'))
    .trim()
    .split('\n')
  return lines.filter((line) => !/handshake|noaddr/.test(line))
}
