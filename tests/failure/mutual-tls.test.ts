import { makeAuthority } from '@resume/test-kit/certificates'
import { afterAll, expect, it } from 'vitest'
import { runPlatform } from './running-platform.ts'

const authority = makeAuthority()
afterAll(authority.remove)
const { aUser, aVisitor, part } = runPlatform({ GRPC_TLS_DIR: authority.certify('localhost', '127.0.0.1') })

it('a platform whose processes have certificates serves what crosses them, also after one was killed', async () => {
  const { session } = await aUser()
  const body = { type: 'RESUME', title: 'Certified' }
  expect((await session.call('POST', '/documents', { body })).status).toBe(201)
  expect((await session.call('GET', '/billing/me')).body.data.plan).toBe('FREE')
  const scan = {
    resume: 'Jordan Example\njordan@example.com\nEngineer, Example Works, 2019 - 2024',
    jobDescription: '',
  }
  expect((await aVisitor().call('POST', '/ats/check', { body: scan })).status).toBe(200)

  await part('documents').kill()
  expect((await session.call('GET', '/documents')).status).toBe(503)
  await part('documents').restart()
  await expect.poll(async () => (await session.call('GET', '/documents')).status, { timeout: 10_000 }).toBe(200)
})
