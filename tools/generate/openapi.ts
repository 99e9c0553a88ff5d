import { createHealthProbe } from '@resume/service-kit/grpc/health-probe'
import { createLogger } from '@resume/service-kit/logging/logger'
import { createMetrics } from '@resume/service-kit/metrics/metrics-server'
import { connectRedis } from '@resume/service-kit/redis/connect'
import { buildApp } from '../../gateway/src/app.ts'
import { readGatewayConfig } from '../../gateway/src/config.ts'
import { closeClients, createClients } from '../../gateway/src/routes/clients.ts'
import { routes } from '../../gateway/src/routes/index.ts'
import type { GeneratedFile } from './generated-file.ts'

/** Nobody listens there: the gateway is built, but never serves. */
const nowhere = '127.0.0.1:9'

/** `docs/generated/openapi.json`: exactly what the gateway answers at `/openapi.json` with its default address. */
export async function openapi(): Promise<GeneratedFile> {
  const logger = createLogger({ service: 'generate', level: 'silent' })
  const connection = connectRedis({ url: `redis://${nowhere}`, logger })
  const clients = createClients({ identity: nowhere, documents: nowhere, ats: nowhere, billing: nowhere })
  const identityHealth = createHealthProbe(nowhere)
  const app = await buildApp({
    config: readGatewayConfig({}),
    routes,
    clients,
    connection,
    identityHealth,
    registry: createMetrics().registry,
    logger,
    isDraining: () => false,
  })
  try {
    const { body } = await app.inject('/openapi.json')
    return { path: 'docs/generated/openapi.json', content: `${JSON.stringify(JSON.parse(body), null, 2)}\n` }
  } finally {
    await app.close()
    closeClients(clients)
    await identityHealth.close()
    await connection.close()
  }
}
