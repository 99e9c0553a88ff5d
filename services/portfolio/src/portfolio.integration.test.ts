import { fileURLToPath } from 'node:url'
import { createHealthProbe } from '@resume/service-kit/grpc/health-probe'
import { freshDatabase } from '@resume/test-kit/fresh-database'
import { redisUrlOfFile } from '@resume/test-kit/redis-database'
import { runService } from '@resume/test-kit/running-service'
import { expect, inject, it } from 'vitest'

it('portfolio starts on a migrated database and answers its health check', async () => {
  const service = await runService(fileURLToPath(new URL('./main.ts', import.meta.url)), {
    GRPC_PORT: '0',
    PORTFOLIO_DATABASE_URL: await freshDatabase('services/portfolio'),
    REDIS_URL: redisUrlOfFile(),
    NATS_URL: inject('natsUrl'),
  })
  const health = createHealthProbe(`127.0.0.1:${service.ready.grpcPort}`)
  await expect.poll(() => health.isServing('ready')).toBe(true)
  health.close()
  await service.stop()
  expect(service.process.exitCode).toBe(0)
})
