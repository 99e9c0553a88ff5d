import { as, aUser } from '@resume/test-kit/callers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningIdentity, requestCode, runIdentity } from '../test-data/running-identity.ts'

let identity: RunningIdentity
beforeAll(async () => {
  identity = await runIdentity({ RATE_LIMIT_ENABLED: 'false' })
})
afterAll(() => identity.stop())

/** Has the database refuse writes, or take them again, as a standby before and after it takes the place of its primary. */
async function refuseWrites(isReadOnly: boolean): Promise<void> {
  await identity.database.$executeRawUnsafe(`DO $$ BEGIN
    SET TRANSACTION READ WRITE;
    EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}', current_database());
  END $$`)
  await identity.database.$executeRaw`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`
}

describe('while the database answers, and takes no writes', () => {
  it('what has to write fails as unavailable, sign-in too, and everything else goes on', async () => {
    const { userId, email } = await identity.signIn()
    const me = as(aUser(userId))
    await refuseWrites(true)
    try {
      const unavailable = { code: 'unavailable', message: 'Service temporarily unavailable' }
      await expect(identity.client.call('CreateApiKey', { name: 'a key' }, me)).rejects.toMatchObject(unavailable)
      await expect(identity.client.call('UpdateUserName', { name: 'Ada' }, me)).rejects.toMatchObject(unavailable)
      expect((await requestCode(identity.http, email)).status).toBe(503)
      expect((await identity.client.call('GetUser', {}, me)).user?.email).toBe(email)
    } finally {
      await refuseWrites(false)
    }
    await expect
      .poll(() => identity.client.call('CreateApiKey', { name: 'a key' }, me).then(() => 'made', String))
      .toBe('made')
  })
})
