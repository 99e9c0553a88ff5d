import { Client } from 'pg'
import { expect, it } from 'vitest'
import { runPlatform } from './running-platform.ts'

const running = runPlatform()

it('shows the right number of share links again once documents counts them in time', async () => {
  const { session } = await running.aUser()
  await session.call('PUT', '/users/me/username', { body: { username: `u${Date.now().toString(36)}` } })
  const { id } = (await session.call('POST', '/documents', { body: { type: 'RESUME' } })).body.data
  await session.call('POST', '/shares', { body: { documentId: id, snapshot: {} } })
  const shareLinks = async () =>
    (await session.call('GET', '/profiles/master')).body.data.summary.shareResumeCount as number

  const database = new Client({ connectionString: `${running.platform.postgresUrl}/documents` })
  await database.connect()
  await database.query('BEGIN')
  await database.query('LOCK TABLE share_links IN ACCESS EXCLUSIVE MODE')
  expect(await shareLinks()).toBe(0)
  await database.query('ROLLBACK')
  await database.end()
  expect(await shareLinks()).toBe(1)
})
