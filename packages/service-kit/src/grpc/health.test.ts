import { afterEach, describe, expect, it } from 'vitest'
import { developmentPrincipals } from '../context/principals.ts'
import { createLogger } from '../logging/logger.ts'
import type { Readiness } from './health.ts'
import { createHealthProbe } from './health-probe.ts'
import { startGrpcServer } from './server.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

async function serverWith(readiness: Readiness) {
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    services: [],
    readiness,
    principals: developmentPrincipals('test'),
    logger,
  })
  cleanUps.push(() => server.stop(0))
  return server
}

async function probeOf(readiness: Readiness) {
  const server = await serverWith(readiness)
  const probe = createHealthProbe(`127.0.0.1:${server.port}`)
  cleanUps.push(probe.close)
  return { probe, server }
}

const fine = async () => {}
const failing = async () => {
  throw new Error('away')
}

describe('the health of a service', () => {
  it('is to run, to have all that it needs, or one named thing of it', async () => {
    const { probe } = await probeOf({ database: fine, cache: failing })
    expect(await probe.isServing('')).toBe(true)
    expect(await probe.isServing('ready')).toBe(false)
    expect(await probe.isServing('database')).toBe(true)
    expect(await probe.isServing('cache')).toBe(false)
    expect(await probe.isServing('unheard-of')).toBe(false)
  })

  it('is ready when it needs nothing', async () => {
    expect(await (await probeOf({})).probe.isServing('ready')).toBe(true)
  })

  it('is not there when a check hangs, and when the service is gone', async () => {
    const { probe, server } = await probeOf({ database: () => new Promise(() => {}) })
    expect(await probe.isServing('database', 10_000)).toBe(false)
    expect(await probe.isServing('')).toBe(true)
    await server.stop(0)
    expect(await probe.isServing('')).toBe(false)
  })

  it('is that of another replica when one goes while it is asked', async () => {
    const asked = Promise.withResolvers<void>()
    const going = await serverWith({
      database: () => {
        asked.resolve()
        return new Promise(() => {})
      },
    })
    const staying = await serverWith({ database: fine })
    const probe = createHealthProbe(`ipv4:127.0.0.1:${going.port},127.0.0.1:${staying.port}`)
    cleanUps.push(probe.close)
    const answer = probe.isServing('database', 10_000)
    await asked.promise
    await going.stop(0)
    expect(await answer).toBe(true)
  })

  it('runs one check for many who ask at once', async () => {
    let runs = 0
    const gate = Promise.withResolvers<void>()
    const { probe } = await probeOf({
      database: () => {
        runs++
        return gate.promise
      },
    })
    const answers = Array.from({ length: 10 }, () => probe.isServing('database', 5_000))
    await expect.poll(() => runs).toBe(1)
    gate.resolve()
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 10 }, () => true))
    expect(runs).toBeLessThanOrEqual(2)
  })
})
