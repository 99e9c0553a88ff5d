import { Pool } from 'pg'
import { createCommit } from '../src/outbox/commit.ts'
import { inTransaction } from './test-transaction.ts'

/** A process that is killed right after its change has committed, before it drops the key that it was started with. */
const [databaseUrl = '', cacheKey = ''] = process.argv.slice(2)

const pool = new Pool({ connectionString: databaseUrl, max: 1 })
const killed = {
  now: async () => void process.kill(process.pid, 'SIGKILL'),
  close: async () => {},
}
const commit = createCommit((work) => inTransaction(pool, work), killed)
await commit((_transaction, outbox) =>
  outbox.append('userRegistered', { userId: 'someone', email: 'someone@example.com' }, { drops: [cacheKey] }),
)
await new Promise(() => {})
