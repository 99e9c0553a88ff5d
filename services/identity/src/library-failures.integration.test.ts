import { newId } from '@resume/service-kit/ids'
import { expect, it } from 'vitest'
import { requestCode, runIdentity } from '../test-data/running-identity.ts'

it('a failure below the library is an error of ours, in one line of the log that quotes nothing', async () => {
  const identity = await runIdentity()
  try {
    await identity.database.$executeRawUnsafe('ALTER TABLE verifications RENAME TO gone')
    const email = `${newId()}@example.com`
    const answer = await requestCode(identity.http, email)
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([500, 'internal_error'])
    expect(await answer.json()).toEqual({ success: false, message: 'Internal server error', statusCode: 500 })
    await expect.poll(() => identity.logged()).toContain('sign-in failed')
    const lines = identity.logged().trim().split('\n')
    for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow()
    expect(identity.logged()).not.toContain(email)
    expect(identity.logged()).not.toContain('Invalid `')
  } finally {
    await identity.stop()
  }
})
