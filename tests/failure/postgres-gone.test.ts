import { expect, it } from 'vitest'
import { runPlatform } from './running-platform.ts'

const { aUser, aVisitor, part } = runPlatform()

it('without PostgreSQL writes answer 503, no process ends, and all is back by itself with nothing lost', async () => {
  const { session, withKey } = await aUser()
  const { client } = await withKey()
  expect((await session.call('PUT', '/users/me/name', { body: { name: 'Acknowledged' } })).status).toBe(200)
  const processes = ['gateway', 'identity', 'ats'].map((name) => [name, part(name).pid()])
  await part('postgres').kill()

  const refused = [
    await session.call('PUT', '/users/me/name', { body: { name: 'Never' } }),
    await session.call('POST', '/api-keys', { body: { name: 'Never' } }),
    await session.call('POST', '/ats/check', { body: { resume: 'Ada Lovelace, engineer' } }),
    await aVisitor().call('GET', '/ats/quota'),
    await aVisitor().call('GET', '/health/ready'),
  ]
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503])
  for (const { body } of refused) expect(body).toMatchObject({ success: false, statusCode: 503 })
  expect((await aVisitor().call('GET', '/health')).status).toBe(200)

  await part('postgres').restart()
  const ready = async () => (await aVisitor().call('GET', '/health/ready')).status
  await expect.poll(ready, { timeout: 20_000 }).toBe(200)
  await expect.poll(async () => (await aVisitor().call('GET', '/ats/quota')).status, { timeout: 20_000 }).toBe(200)
  expect((await client.call('GET', '/users/me')).body.data.name).toBe('Acknowledged')
  expect((await session.call('PUT', '/users/me/name', { body: { name: 'Again' } })).status).toBe(200)
  expect(['gateway', 'identity', 'ats'].map((name) => [name, part(name).pid()])).toEqual(processes)
})
