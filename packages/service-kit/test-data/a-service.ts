import type { EventKey } from '@resume/proto/events'
import { Pool } from 'pg'
import { serviceVariables } from '../src/config/common-variables.ts'
import { readConfig } from '../src/config/read-config.ts'
import { text } from '../src/config/variables.ts'
import type { ServiceEvents } from '../src/service/declaration.ts'
import { runService } from '../src/service/run-service.ts'
import type { ServiceConfig, ServiceKit } from '../src/service/service-kit.ts'
import { inTransaction, type TestTransaction } from './test-transaction.ts'

const variables = { ...serviceVariables({ grpc: 0, metrics: 0 }), DATABASE_URL: text() }

/** A database client as far as the kit needs one, without Prisma. */
class TestClient {
  readonly #pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 2 })
  $transaction = <T>(work: (transaction: TestTransaction) => Promise<T>) => inTransaction(this.#pool, work)
  $queryRaw = async (query: TemplateStringsArray) => (await this.#pool.query(query.join(''))).rows
  $disconnect = () => this.#pool.end()
}

/** What the handlers work with. */
interface Dependencies {
  /** Begins an event's work. */
  note(transaction: TestTransaction, what: string): Promise<void>
}

const events = {
  published: ['userUpdated'],
  handlers: {
    userRegistered: ({ note }) => ({
      async once({ userId, email }, transaction, outbox) {
        if (email === '') throw new Error('cannot be handled')
        await note(transaction, userId)
        await outbox.append('userUpdated', { userId, name: email }, { drops: [`shown ${userId}`] })
      },
    }),
  },
} as const satisfies ServiceEvents<Dependencies, TestTransaction, EventKey>

async function compose(kit: ServiceKit<ServiceConfig, TestClient, 'userUpdated'>): Promise<Dependencies> {
  kit.quickPool(3)
  kit.announce({ composed: true })
  kit.onShutdown('composed', () => kit.logger.info('composed part stopped'))
  await kit.cache.getOrLoad('a-service', 60, async () => Buffer.from('loaded'))
  return {
    note: async (transaction, what) => {
      await transaction.client.query('INSERT INTO effects (what) VALUES ($1)', [what])
    },
  }
}

/** A service that notes who registers, in the database, and tells of it. */
await runService({
  name: 'a-service',
  config: () => readConfig(process.env, variables),
  database: { url: (config) => config.DATABASE_URL, directUrl: () => undefined, client: TestClient },
  usesRedis: true,
  events,
  leftovers: [],
  compose,
  jobs: () => [
    { name: 'good', everyMs: 3_600_000, leaseMs: 1_000, run: async () => {} },
    {
      name: 'bad',
      everyMs: 3_600_000,
      leaseMs: 1_000,
      run: async () => {
        throw new Error('cannot run')
      },
    },
  ],
  rpcs: () => [],
})
