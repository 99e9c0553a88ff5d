import { connect as connectTcp } from 'node:net'
import { type ConsumerInfo, jetstreamManager } from '@nats-io/jetstream'
import { connect as connectToNats } from '@nats-io/transport-node'
import { clusterNodesOf } from '../config/redis-url.ts'
import { deadLetterStream, eventStream, serversOf, tombstoneConsumer } from '../events/connect-nats.ts'
import { createHealthProbe } from '../grpc/health-probe.ts'
import type { TlsFiles } from '../grpc/tls.ts'
import { type OpenPrimary, openPrimaries } from '../redis/open-primaries.ts'
import { type Finding, fail, inTime, ok, patienceMs, placeOf, reasonOf, warn } from './finding.ts'

const mb = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`

/** Whose events tell most of what ends: accounts, keys, sessions. */
const publisherOfEnds = 'identity'

/** Share of Redis's memory from which somebody should add some (docs/operations.md). */
const nearlyFull = 0.8

/** Slots of a cluster of Redis. */
const allSlots = 16_384

/** Examines Redis, or each primary of a cluster: whether it answers, has a limit that throws nothing away, and room. */
export async function examineRedis(url: string): Promise<Finding[]> {
  const opening = openPrimaries(url, patienceMs)
  const place = url
    .split(',')
    .map((part) => placeOf(part.trim()))
    .join(', ')
  const primaries = await inTime(opening).catch((error: unknown) =>
    fail('Redis', `not reachable at ${place}: ${reasonOf(error)}`),
  )
  if ('verdict' in primaries) {
    opening.then(close, () => {})
    return [primaries]
  }
  try {
    const findings = (await Promise.all(primaries.map(examineMemory))).flat()
    return clusterNodesOf(url) ? [...examineCluster(primaries), ...findings] : findings
  } finally {
    close(primaries)
  }
}

const close = (primaries: OpenPrimary[]) => {
  for (const { redis } of primaries) redis.disconnect()
}

async function examineMemory({ redis, place }: OpenPrimary): Promise<Finding[]> {
  try {
    const info = await inTime(redis.info('memory'))
    const read = (name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? ''
    const [used, most, policy] = [Number(read('used_memory')), Number(read('maxmemory')), read('maxmemory_policy')]
    const text = `${place}: ${mb(used)} of ${most > 0 ? mb(most) : 'any amount'}`
    const room = most > 0 && used > nearlyFull * most ? fail('Redis', `${text}: nearly full`) : ok('Redis', text)
    const findings = [room]
    if (most === 0) findings.push(warn('Redis', 'has no maxmemory: it can take all the memory of its machine'))
    if (policy !== 'noeviction') findings.push(fail('Redis', `maxmemory-policy is ${policy}: it must be noeviction`))
    return findings
  } catch (error) {
    return [fail('Redis', `not reachable at ${place}: ${reasonOf(error)}`)]
  }
}

function examineCluster(primaries: OpenPrimary[]): Finding[] {
  const held = primaries.reduce((sum, { slots }) => sum + slots, 0)
  const alone = primaries.filter(({ replicas }) => replicas === 0).map(({ place }) => place)
  const text = `a cluster of ${primaries.length} primaries with ${held} of ${allSlots} slots`
  return [
    held === allSlots ? ok('Redis', text) : fail('Redis', text),
    ...(alone.length > 0 ? [warn('Redis', `no replica would take the place of ${alone.join(', ')}`)] : []),
  ]
}

/**
 * Examines NATS: whether it answers, keeps up, and has events that somebody must look at.
 * @param service whose consumers and dead letters count
 */
export async function examineNats(url: string, service: string): Promise<Finding[]> {
  const place = serversOf(url).map(placeOf).join(', ')
  const connection = await inTime(
    connectToNats({ servers: serversOf(url), timeout: patienceMs, reconnect: false }),
  ).catch((error: unknown) => fail('NATS', `not reachable at ${place}: ${reasonOf(error)}`))
  if ('verdict' in connection) return [connection]
  try {
    const { streams, consumers } = await jetstreamManager(connection, { checkAPI: false, timeout: patienceMs })
    const { state } = await streams.info(eventStream.name)
    let lag = 0
    const tombstones: ConsumerInfo[] = []
    for await (const info of consumers.list(eventStream.name)) {
      const { name, num_pending } = info
      if (name.startsWith(`${service}-`) || name.startsWith(`${service}_`)) lag += num_pending
      if (name === tombstoneConsumer || name.startsWith(`${tombstoneConsumer}-`)) tombstones.push(info)
    }
    const subjects_filter = `${deadLetterStream.subjects[0]?.replace('>', service)}.>`
    const dead = await streams.info(deadLetterStream.name, { subjects_filter })
    const letters = Object.values(dead.state.subjects ?? {}).reduce((sum, count) => sum + count, 0)
    return [
      ok('NATS', `${place}: ${state.messages} events, ${mb(state.bytes)}; ${lag} not handled by ${service}`),
      ...(letters > 0 ? [fail('NATS', `${letters} dead letters of ${service}: npm run events:dead -- list`)] : []),
      ...(service === publisherOfEnds ? [aboutTombstones(tombstones)] : []),
    ]
  } catch (error) {
    return [fail('NATS', `has no stream of events: ${reasonOf(error)}`)]
  } finally {
    await connection.close().catch(() => {})
  }
}

/** Whether what ends is written down outside the databases (docs/backup.md): a restore would bring back what is not. */
function aboutTombstones(consumers: ConsumerInfo[]): Finding {
  const remedy = 'run npm run tombstones (docs/backup.md)'
  if (consumers.length === 0) return warn('tombstones', `nothing writes down what ends: ${remedy}`)
  const waiting = consumers.reduce((sum, { num_pending, num_ack_pending }) => sum + num_pending + num_ack_pending, 0)
  /** Moments, although the type says nanoseconds; absent before the first event. */
  const moments = consumers.flatMap(({ ack_floor }) => (ack_floor.last_active ? [String(ack_floor.last_active)] : []))
  const newest = moments.sort().at(-1)
  const last = newest ? `the last at ${newest}` : 'none so far'
  const text = `${waiting} events not written down, ${last}`
  return waiting > 0 ? warn('tombstones', `${text}: ${remedy}`) : ok('tombstones', text)
}

/** Examines a service that is called over gRPC. @param name as its variable names it, such as `IDENTITY` */
export async function examineService(name: string, target: string, tls: TlsFiles | undefined): Promise<Finding> {
  const probe = createHealthProbe(target, { tls })
  try {
    if (await probe.isServing('ready', patienceMs)) return ok(name, `ready at ${target}`)
    if (await probe.isServing('', patienceMs))
      return fail(name, `runs at ${target}, but is not ready: is its database there?`)
    return fail(name, `does not answer at ${target}`)
  } finally {
    probe.close()
  }
}

/** Examines whether anything listens at a URL: a storage, a mail server. */
export async function examineUrl(about: string, url: string): Promise<Finding> {
  const { hostname, port, protocol } = new URL(url)
  const usual: Record<string, number> = { 'http:': 80, 'https:': 443, 'smtp:': 587, 'smtps:': 465 }
  const socket = connectTcp(Number(port) || (usual[protocol] ?? 0), hostname.replace(/^\[|\]$/g, ''))
  try {
    await inTime(new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject)))
    return ok(about, `answers at ${placeOf(url)}`)
  } catch (error) {
    return fail(about, `not reachable at ${placeOf(url)}: ${reasonOf(error)}`)
  } finally {
    socket.destroy()
  }
}
