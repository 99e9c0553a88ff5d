import { describe, expect, inject, it } from 'vitest'
import { type Assistant, connectMcp, newestRevision } from '../client/mcp.ts'
import { aUser } from './platform.ts'

const url = inject('platformUrl')
const reading = ['resume:read']
const writing = ['resume:read', 'resume:write']

async function anAssistant(scopes: string[], revision?: typeof newestRevision) {
  const user = await aUser()
  const { key, id, client } = await user.withKey({ scopes })
  const assistant = await connectMcp({
    url,
    headers: { authorization: `Bearer ${key}` },
    ...(revision && { revision }),
  })
  return { user, key, keyId: id, api: client, assistant }
}

const aResume = (assistant: Assistant, content: object = { summary: 'Backend engineer' }) =>
  assistant.call('create_document', { type: 'RESUME', title: 'Backend', content })

describe.each([
  ['2025-11-25', undefined],
  [newestRevision, newestRevision],
] as const)('an assistant of %s', (_, revision) => {
  it('lists what its key may call, reads and changes documents, and sees what would change before', async () => {
    const { assistant } = await anAssistant(writing, revision)
    expect(await assistant.tools()).toContain('update_document')
    const made = await aResume(assistant)
    const { id } = made.structured.data
    const dry = await assistant.call('update_document', { id, revision: 1, title: 'Lead', dryRun: true })
    expect(dry.structured).toMatchObject({
      dryRun: true,
      changes: [{ path: 'title', kind: 'replaced', before: 'Backend', after: 'Lead' }],
    })
    expect((await assistant.call('get_document', { id })).structured.data).toMatchObject({
      title: 'Backend',
      revision: 1,
    })
    const done = await assistant.call('update_document', { id, revision: 1, title: 'Lead' })
    expect(done.structured.data).toMatchObject({ title: 'Lead', revision: 2 })
    const stale = await assistant.call('update_document', { id, revision: 1, title: 'Again' })
    expect(stale).toMatchObject({ isError: true, error: { code: 'revision_mismatch', statusCode: 409 } })
    expect(stale.text).toContain('Revision mismatch. Client: 1, Server: 2')
  })
})

describe('the scopes of a key', () => {
  it('decide which tools are seen, and a tool that is not seen is refused when it is called', async () => {
    const { assistant } = await anAssistant(reading)
    const seen = await assistant.tools()
    expect(seen).toEqual(expect.arrayContaining(['get_master_profile', 'list_documents', 'check_resume']))
    for (const hidden of ['create_document', 'save_master_profile', 'generate_text', 'publish_portfolio']) {
      expect(seen).not.toContain(hidden)
    }
    const refused = await aResume(assistant)
    expect(refused).toMatchObject({ isError: true, error: { code: 'scope_missing', statusCode: 403 } })
    expect(refused.text).toContain('This API key does not have permission for this action.')
    expect((await assistant.call('unpublish_portfolio')).error.code).toBe('session_required')
  })
})
