import { fileURLToPath } from 'node:url'
import { contentService } from '@resume/proto/services'
import { createGrpcClient } from '@resume/service-kit/grpc/client'
import { createHealthProbe } from '@resume/service-kit/grpc/health-probe'
import { as, aUser } from '@resume/test-kit/callers'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { expect, inject, it } from 'vitest'

it('content starts on a migrated database, and refuses what is switched off or not configured', async () => {
  const service = await runService(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    GRPC_PORT: '0',
    CONTENT_DATABASE_URL: await freshDatabase('services/content'),
    REDIS_URL: redisUrlOfFile(),
    NATS_URL: inject('natsUrl'),
    FEATURE_AMBASSADOR: 'false',
  })
  const target = `127.0.0.1:${service.ready.grpcPort}`
  const health = createHealthProbe(target)
  await expect.poll(() => health.isServing('ready')).toBe(true)
  const client = createGrpcClient(contentService, { target })
  const caller = as(aUser())
  await expect(client.call('GetAmbassador', {}, caller)).rejects.toMatchObject({ id: 'feature_off' })
  await expect(client.call('ApplyAsAmbassador', {}, caller)).rejects.toMatchObject({ id: 'feature_off' })
  const message = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'Hello there' }
  await expect(client.call('SendContactMessage', message, caller)).rejects.toMatchObject({ id: 'not_configured' })
  client.close()
  health.close()
  await service.stop()
  expect(service.process.exitCode).toBe(0)
})
