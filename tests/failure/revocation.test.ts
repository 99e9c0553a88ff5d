import type { Document } from '@resume-platform/sdk'
import { expect, it, onTestFinished } from 'vitest'
import { clientOf } from '../client/client.ts'
import { connectMcp, newestRevision } from '../client/mcp.ts'
import { startLoad } from './load.ts'
import { useKeptPlatform } from './running-platform.ts'

const running = useKeptPlatform()

/** One more gateway for a test. */
async function aSecondGateway() {
  const replica = await running.platform.startReplica('gateway')
  onTestFinished(() => replica.process.stop())
  return replica
}

it('a revoked key succeeds not once more, on any of two gateways under load', async () => {
  const { session, withKey } = await running.aUser()
  const second = await aSecondGateway()
  const gateways = [running.platform.url, `http://127.0.0.1:${second.port}`]
  for (let round = 0; round < 10; round++) {
    const { id, key } = await withKey({ rateLimit: 1_000_000 })
    let revokedAt = Number.POSITIVE_INFINITY
    const tooLate: number[] = []
    const loads = gateways.map((url) =>
      startLoad(8, async () => {
        const begun = performance.now()
        const answer = await clientOf(url, { 'x-api-key': key }).call('GET', '/users/me')
        if (begun > revokedAt) tooLate.push(answer.status)
        return answer
      }),
    )
    for (const load of loads) await expect.poll(() => load.answers.length, { timeout: 10_000 }).toBeGreaterThan(20)
    expect((await session.call('POST', `/api-keys/${id}/revoke`)).status).toBe(200)
    revokedAt = performance.now()
    await expect.poll(() => tooLate.length, { timeout: 10_000 }).toBeGreaterThan(40)
    await Promise.all(loads.map((load) => load.stop()))
    expect(new Set(tooLate)).toEqual(new Set([401]))
    expect(loads.flatMap((load) => load.failures)).toEqual([])
  }
})

it('an assistant goes on at another gateway, and is refused by both once its key is revoked', async () => {
  const { session, withKey } = await running.aUser()
  const { id, key } = await withKey({ scopes: ['resume:read', 'resume:write'] })
  const second = await aSecondGateway()
  const urls = [running.platform.url, `http://127.0.0.1:${second.port}`]
  let messages = 0
  /** Each message goes to the other gateway than the one before. */
  const alternate: typeof fetch = (_, init) => fetch(`${urls[messages++ % 2]}/mcp`, init)
  const headers = { authorization: `Bearer ${key}` }
  for (const revision of [undefined, newestRevision] as const) {
    const assistant = await connectMcp({ url: urls[0] ?? '', headers, fetch: alternate, ...(revision && { revision }) })
    const { data } = await assistant.answer<Document>('create_document', { type: 'COVER_LETTER', title: 'One' })
    for (const title of ['Two', 'Three']) {
      const { revision } = (await assistant.answer<Document>('get_document', { id: data.id })).data
      expect((await assistant.call('update_document', { id: data.id, revision, title })).isError).toBe(false)
    }
    expect((await assistant.call('delete_document', { id: data.id })).isError).toBe(false)
  }
  const assistant = await connectMcp({ url: urls[0] ?? '', headers, fetch: alternate })
  expect((await session.call('POST', `/api-keys/${id}/revoke`)).status).toBe(200)
  for (let call = 0; call < 4; call++) await expect(assistant.call('list_documents')).rejects.toThrow()
  expect(messages).toBeGreaterThan(20)
})
