import { describe, expect, it } from 'vitest'
import { fromApp } from '../client/client.ts'
import { aUser, aVisitor, theAdministrator } from './platform.ts'

describe('issues and pull requests of the code host', () => {
  it('are none before the first sync, for keys with the scope and, in figures, for first-party pages', async () => {
    const { client: key } = await (await aUser()).withKey({ scopes: ['codehost:read'] })
    expect((await key.call('GET', '/codehost/issues')).body.data).toMatchObject({ items: [], total: 0, totalPages: 0 })
    for (const caller of [key, aVisitor(fromApp)]) {
      expect((await caller.call('GET', '/codehost/stats')).body.data).toBeNull()
    }
    expect((await aVisitor(fromApp).call('GET', '/codehost/issues')).status).toBe(401)
    expect((await aVisitor().call('GET', '/codehost/stats')).status).toBe(401)
    for (const query of ['status=open', 'kind=bug', 'limit=51', 'page=0']) {
      expect((await key.call('GET', `/codehost/issues?${query}`)).status, query).toBe(400)
    }
    for (const query of ['status=all&kind=all', 'status=in-progress', 'kind=issue']) {
      expect((await key.call('GET', `/codehost/issues?${query}`)).status, query).toBe(200)
    }
  })

  it('are not synced where no repository is configured', async () => {
    const answer = await theAdministrator().call('POST', '/codehost/admin/sync')
    expect([answer.status, answer.body.message]).toEqual([503, 'Integration not configured: code host'])
    const { session } = await aUser()
    expect((await session.call('POST', '/codehost/admin/sync')).headers.get('x-error-code')).toBe(
      'administrator_required',
    )
  })
})
