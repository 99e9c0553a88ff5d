import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildCli, startCli } from '../../clients/cli/test-data/running-cli.ts'
import { aUser } from './platform.ts'
import { sharedPlatform } from './shared-platform.ts'

const dir = mkdtempSync(join(tmpdir(), 'resume-cli-documents-'))
let program: string
beforeAll(async () => {
  program = await buildCli(join(dir, 'dist'))
})
afterAll(() => rmSync(dir, { recursive: true }))

/** Somebody with a key, an empty folder of their own, and the command line. */
async function aWriter() {
  const { withKey, session, sdk } = await aUser()
  const { key } = await withKey({ scopes: ['resume:read', 'resume:write'] })
  const folder = mkdtempSync(join(dir, 'writer-'))
  const runAt = (url: string, ...args: string[]) =>
    startCli(program, args, { HOME: folder, RESUME_PLATFORM_URL: url, RESUME_PLATFORM_KEY: key }).ended
  const run = (...args: string[]) => runAt(sharedPlatform.url, ...args)
  const documents = async () => (await sdk.documents.list()).items
  return { folder, session, sdk, run, runAt, documents }
}

/** Hands on what the command line asks the platform, and does something before each answer to a POST. */
async function startBetween(beforeAnswer: () => void) {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const body = Buffer.concat(await request.toArray())
    const { host: _, connection: __, ...sent } = headers as Record<string, string>
    const answer = await fetch(sharedPlatform.url + url, {
      method,
      headers: { ...sent, 'accept-encoding': 'identity' },
      ...(body.length > 0 && { body }),
    })
    const text = await answer.text()
    if (method === 'POST') beforeAnswer()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

const draft = { title: 'From a file', content: { summary: 'One' } }

describe('a push', () => {
  it('of a file that cannot be written makes no document', async () => {
    const { folder, run, documents } = await aWriter()
    /** What takes its place while it is written would have too long a name. */
    const path = join(folder, `${'x'.repeat(250)}.json`)
    writeFileSync(path, JSON.stringify(draft))
    const { code, error } = await run('documents', 'push', path)
    expect([code, error]).toEqual([2, expect.stringContaining('cannot be written')])
    expect(await documents()).toEqual([])
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(draft)
  })

  it('whose file cannot be written any more makes one document when it is run again, and no other one', async () => {
    const { folder, runAt, run, documents } = await aWriter()
    const [here, away] = [join(folder, 'here'), join(folder, 'away')]
    mkdirSync(here)
    const path = join(here, 'resume.json')
    writeFileSync(path, JSON.stringify(draft))
    const between = await startBetween(() => renameSync(here, away))
    expect((await runAt(between.url, 'documents', 'push', path)).code).toBe(2)
    await between.stop()
    renameSync(away, here)
    const [made] = await documents()
    expect(made).toMatchObject({ title: 'From a file', revision: 1 })

    const kept = readFileSync(path, 'utf8')
    writeFileSync(path, kept.replace('One', 'Two'))
    const changed = await run('documents', 'push', path)
    expect([changed.code, changed.error]).toEqual([4, expect.stringContaining('was created from an earlier state')])
    writeFileSync(path, kept)
    expect(await run('documents', 'push', path)).toMatchObject({ code: 0, out: `Created ${made?.id}.\n` })
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
      ...{ id: made?.id, revision: 1, type: 'RESUME', title: 'From a file', tags: [], content: draft.content },
    })
    expect(await documents()).toMatchObject([{ id: made?.id, revision: 1 }])
  })

  it('that is refused leaves the file as it was, and can be made again once it is allowed', async () => {
    const { folder, run, sdk } = await aWriter()
    const path = join(folder, 'resume.json')
    const text = JSON.stringify(draft)
    writeFileSync(path, text)
    const { id } = await sdk.documents.create({ type: 'RESUME' })
    expect(await run('documents', 'push', path)).toMatchObject({
      code: 3,
      error: expect.stringContaining('plan_limit'),
    })
    expect(readFileSync(path, 'utf8')).toBe(text)
    await sdk.documents.delete(id)
    expect((await run('documents', 'push', path)).code).toBe(0)
  })

  it('of a change that has arrived already brings the file up to date instead of showing a conflict', async () => {
    const { folder, run, sdk } = await aWriter()
    const path = join(folder, 'resume.json')
    writeFileSync(path, JSON.stringify(draft))
    await run('documents', 'push', path)
    const before = readFileSync(path, 'utf8').replace('One', 'Two')
    writeFileSync(path, before)
    expect((await run('documents', 'push', path)).code).toBe(0)
    const after = readFileSync(path, 'utf8')
    /** As if the revision could not have been written. */
    writeFileSync(path, before)
    expect(await run('documents', 'push', path)).toMatchObject({ code: 0, out: 'Nothing has changed.\n' })
    expect(readFileSync(path, 'utf8')).toBe(after)
    expect((await sdk.documents.list()).items).toMatchObject([{ revision: 2 }])
  })
})

describe('numbers that JavaScript would round', () => {
  const exact = '{"order":12345678901234567890,"share":0.1000000000000000055511151231257827,"price":1.10}'

  it('come through a pull, a change and a push as they are written', async () => {
    const { folder, session, run } = await aWriter()
    const made = await session.call('POST', '/documents', { body: `{"type":"RESUME","content":${exact}}` })
    const { id } = made.body.data
    const stored = async () => (await session.call('GET', `/documents/${id}`)).text
    const path = join(folder, 'resume.json')
    expect((await run('documents', 'pull', id, path)).code).toBe(0)
    for (const number of ['12345678901234567890', '0.1000000000000000055511151231257827', '1.10']) {
      expect(readFileSync(path, 'utf8')).toContain(number)
    }
    expect((await run('documents', 'push', path)).out).toBe('Nothing has changed.\n')
    writeFileSync(path, readFileSync(path, 'utf8').replace('567890,', '567891,'))
    expect((await run('documents', 'push', path)).code).toBe(0)
    expect(await stored()).toContain(`"content":${exact.replace('567890,', '567891,')}`)
    expect((await run('documents', 'get', id)).out).toContain('"order": 12345678901234567891')
    expect((await run('documents', 'get', id, '--json')).out).toContain('"order":12345678901234567891')
  })

  it('come through a first push, and into what is shared', async () => {
    const { folder, session, sdk, run } = await aWriter()
    const path = join(folder, 'resume.json')
    writeFileSync(path, `{"content":${exact}}`)
    expect((await run('documents', 'push', path)).code).toBe(0)
    const { id } = JSON.parse(readFileSync(path, 'utf8'))
    expect((await session.call('GET', `/documents/${id}`)).text).toContain(`"content":${exact}`)
    await sdk.account.claimUsername({ username: `cli-${id.slice(-12)}` })
    expect((await run('share', id)).code).toBe(0)
    expect((await session.call('GET', `/shares/documents/${id}`)).text).toContain(`"snapshot":${exact}`)
  })
})
