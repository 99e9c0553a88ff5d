import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { describe, expect, it } from 'vitest'
import { runGateway } from '../test-data/running-platform.ts'

const platform = runGateway({ SHUTDOWN_GRACE_MS: '15000' })
const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const patience = { timeout: 10_000 }

describe('the gateway', () => {
  it('that cannot have its port says so and ends', async () => {
    const taken = createServer()
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
    const address = taken.address()
    const PORT = String(typeof address === 'object' && address ? address.port : 0)
    try {
      await expect(runService(main, { PORT, REDIS_URL: redisUrlOfFile() })).rejects.toThrow(
        /EADDRINUSE.*could not start/s,
      )
    } finally {
      taken.close()
    }
  })

  it('starts without Redis and without services, is alive, and says that it is not ready', async () => {
    const nowhere = '127.0.0.1:1'
    const alone = await runService(main, {
      PORT: '0',
      REDIS_URL: `redis://${nowhere}`,
      IDENTITY_GRPC_URL: nowhere,
      DOCUMENTS_GRPC_URL: nowhere,
      ATS_GRPC_URL: nowhere,
      IDENTITY_HTTP_URL: `http://${nowhere}`,
    })
    try {
      const get = (path: string) => fetch(`http://127.0.0.1:${alone.ready.port}/api/v1${path}`)
      expect((await get('/health')).status).toBe(200)
      for (const path of ['/health/ready', '/ats/quota', '/auth/get-session']) {
        const answer = await get(path)
        expect(answer.status, path).toBe(503)
        expect(await answer.json(), path).toMatchObject({ success: false, statusCode: 503 })
        expect(answer.headers.get('retry-after'), path).toBe('2')
      }
    } finally {
      await alone.stop()
    }
    expect(alone.process.exitCode).toBe(0)
  })

  it('that is told to stop twice does not wait for its load balancer', async () => {
    const redis = { REDIS_URL: redisUrlOfFile(), PORT: '0' }
    const other = await runService(main, { ...redis, SHUTDOWN_DELAY_MS: '10000' })
    const readiness = async () => (await fetch(`http://127.0.0.1:${other.ready.port}/api/v1/health/ready`)).text()
    other.process.kill('SIGTERM')
    await expect.poll(readiness, patience).toContain('The process is stopping')
    const delay = wait(10_000, 'the delay is over', { ref: false })
    other.process.kill('SIGTERM')
    expect(await Promise.race([once(other.process, 'close'), delay])).toEqual([0, null])
  })

  it('that is told to stop takes no more, finishes what it has, and ends well', async () => {
    const { session } = await platform.account()
    const blocker = await platform.identityDatabase.connect()
    await blocker.query('BEGIN; LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE')
    const begun = session.call('POST', '/api/v1/api-keys', { body: { name: 'last' } })
    try {
      const waiting = `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`
      await expect.poll(async () => (await platform.identityDatabase.query(waiting)).rows[0].n, patience).toBe(1)
      platform.gateway.process.kill('SIGTERM')
      await expect.poll(() => platform.gateway.logged(), patience).toContain('"msg":"stopping"')
      await expect
        .poll(
          () =>
            platform
              .visitor()
              .call('GET', '/api/v1/health')
              .then(
                () => 'taken',
                () => 'refused',
              ),
          patience,
        )
        .toBe('refused')
      expect(platform.gateway.process.exitCode).toBeNull()
    } finally {
      await blocker.query('ROLLBACK')
      blocker.release()
    }
    expect((await begun).status).toBe(201)
    await expect.poll(() => platform.gateway.process.exitCode, patience).toBe(0)
    expect(platform.gateway.logged()).not.toContain('"level":"error"')
  })
})
