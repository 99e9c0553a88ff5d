import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jetstreamManager } from '@nats-io/jetstream'
import { requireProgram } from '@resume/local-stack/servers/find-program'
import { canConnect, freePort } from '@resume/local-stack/servers/ports'
import { type ServerProcess, startProcess } from '@resume/local-stack/servers/server-process'
import { afterEach, describe, expect, it } from 'vitest'
import { createLogger } from '../logging/logger.ts'
import { connectNats, eventStream } from './connect-nats.ts'

const logger = createLogger({ service: 'test', level: 'silent' })
const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** NATS on a given port, with JetStream or without. */
async function natsOn(port: number, ...args: string[]): Promise<ServerProcess> {
  const dir = mkdtempSync(join(tmpdir(), 'resume-nats-'))
  cleanUps.push(() => rmSync(dir, { recursive: true, force: true }))
  const server = await startProcess({
    name: 'nats',
    command: requireProgram('nats-server'),
    args: ['--addr', '127.0.0.1', '--port', String(port), '--store_dir', dir, ...args],
    logFile: join(dir, 'log'),
    ready: () => canConnect(port),
  })
  cleanUps.push(server.stop)
  return server
}

async function hasStream(link: ReturnType<typeof connectNats>): Promise<boolean> {
  const manager = await jetstreamManager(await link.ready(), { checkAPI: false, timeout: 1_000 })
  return manager.streams.info(eventStream.name).then(
    () => true,
    () => false,
  )
}

describe('the connection to NATS', () => {
  it('waits for a server that is not there yet, and for its JetStream', async () => {
    const port = await freePort()
    const link = connectNats({ url: `nats://127.0.0.1:${port}`, name: 'test', logger })
    cleanUps.push(link.close)
    expect(link.isUp()).toBe(false)
    const bare = await natsOn(port)
    await expect.poll(link.isUp, { timeout: 10_000 }).toBe(true)
    await bare.stop()
    await natsOn(port, '--jetstream')
    await link.ready()
    expect(await hasStream(link)).toBe(true)
  })

  it('gives a server that lost its data its stream again', async () => {
    const port = await freePort()
    const first = await natsOn(port, '--jetstream')
    const link = connectNats({ url: `nats://127.0.0.1:${port}`, name: 'test', logger })
    cleanUps.push(link.close)
    await link.ready()
    await first.stop()
    await natsOn(port, '--jetstream')
    await expect.poll(() => hasStream(link), { timeout: 10_000 }).toBe(true)
  })

  it('that was never made can be closed', async () => {
    const link = connectNats({ url: `nats://127.0.0.1:${await freePort()}`, name: 'test', logger })
    await link.close()
    expect(link.isUp()).toBe(false)
  })
})
