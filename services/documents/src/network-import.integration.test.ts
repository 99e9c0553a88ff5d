import type { ServerResponse } from 'node:http'
import { answerJson } from '@resume/http-double/double'
import { answerCompletion, answerRefusal, type ModelDouble, startModelDouble } from '@resume/model-double/double'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Caller, json, type RunningDocuments, runDocuments } from '../test-data/running-documents.ts'
import type { NetworkReading } from './domain/import/network-schema.ts'

let model: ModelDouble
let documents: RunningDocuments

beforeAll(async () => {
  model = await startModelDouble()
  documents = await runDocuments(model.environment)
})
afterAll(async () => {
  await documents.stop()
  await model.stop()
})

const fromNetwork = ({ call }: Caller, request: object) =>
  documents.client.call('ImportNetwork', request, { ...call, timeoutMs: 14_000 })
const quota = ({ call }: Caller) => documents.client.call('GetImportQuota', {}, call)
const contentOf = (document: { content?: Buffer } | null) => JSON.parse(String(document?.content))

const pasted = `Grace Hopper
Rear admiral and programmer
grace@example.com · +1 (555) 010-2030 · linkedin.com/in/grace
Summary
Made the first compiler.
Experience
Programmer at Eckert-Mauchly, Jan 2015 - Present. Built the A-0 system.
Education
Yale University, PhD in Mathematics, 2012
Skills: COBOL, C++. Languages: English (native)`

const none = { startDate: '', endDate: '', current: false }
const reading: NetworkReading = {
  basics: {
    fullName: 'Grace Hopper',
    role: 'Programmer',
    headline: 'Rear admiral and programmer',
    email: 'grace@example.com',
    phone: '+1 555 010 2030',
    location: 'New York',
  },
  links: [
    { label: '', url: 'https://www.linkedin.com/in/grace' },
    { label: 'made up', url: 'https://evil.example/grace' },
  ],
  summary: 'Made the first compiler.',
  experience: [
    {
      ...{ company: 'Eckert-Mauchly', role: 'Programmer', location: '', summary: 'Invented everything.' },
      ...{ startDate: '2015-01', endDate: '', current: true, highlights: ['Built the A-0 system', 'Won a prize'] },
    },
    { ...none, company: 'Google', role: 'CEO', location: '', summary: '', highlights: [] },
  ],
  education: [
    { ...none, school: 'Yale University', degree: 'PhD', field: 'Mathematics', summary: '', endDate: '2012-06' },
  ],
  projects: [],
  skills: ['COBOL', 'C++', 'Kubernetes'],
  languages: [{ language: 'English', fluency: 'native' }],
  certificates: [],
  volunteer: [],
}

describe('an import of a network profile', () => {
  beforeEach(() => {
    model.seen.length = 0
    model.answers(reading)
  })

  it('keeps only what the text says', async () => {
    const caller = documents.aFreeUser()
    const { document } = await fromNetwork(caller, { profileText: pasted })
    const content = contentOf(document)
    expect(content.basics).toMatchObject({
      fullName: 'Grace Hopper',
      email: 'grace@example.com',
      phone: '+1 555 010 2030',
      location: '',
    })
    expect(content.links.items).toMatchObject([{ type: 'network', url: 'https://www.linkedin.com/in/grace' }])
    expect(content.experience).toMatchObject([
      {
        ...{ company: 'Eckert-Mauchly', role: 'Programmer', summary: '', startDate: '2015-01', current: true },
        highlights: ['Built the A-0 system'],
      },
    ])
    expect(content.education).toMatchObject([{ school: 'Yale University', degree: 'PhD', endDate: '2012' }])
    expect(content.skills.map(({ name }: { name: string }) => name)).toEqual(['COBOL', 'C++'])
    expect(model.questions()[0]?.response_format).toMatchObject({ type: 'json_schema', json_schema: { strict: true } })
    expect(model.seen[0]?.headers.authorization).toBe('Bearer a-key')
    expect(await quota(caller)).toMatchObject({ network: { isPaid: false, limit: 1, remaining: 0 } })
    expect(documents.logged()).not.toContain('Hopper')
  })

  it('asks again when the first answer does not match the schema', async () => {
    model.answer = (_request, response) =>
      answerCompletion(response, model.seen.length === 1 ? { basics: {} } : reading)
    const { document } = await fromNetwork(documents.aFreeUser(), { profileText: pasted })
    expect(contentOf(document).basics.fullName).toBe('Grace Hopper')
    expect(model.questions()[1]?.messages).toHaveLength(4)
  })

  it.each([
    ['garbage twice', (response: ServerResponse) => answerCompletion(response, 'not JSON'), 2],
    ['a refusal', answerRefusal, 1],
    ['an answer that is cut off', (response: ServerResponse) => answerCompletion(response, '{"basi', 'length'), 1],
    ['something made up', (response: ServerResponse) => answerCompletion(response, { ...reading, ...madeUp() }), 1],
    ['no completion', (response: ServerResponse) => answerJson(response, { error: 'no' }), 1],
  ])('that meets %s costs nothing', async (_what, answer, requests) => {
    model.answer = (_request, response) => answer(response)
    const caller = documents.aFreeUser()
    await expect(fromNetwork(caller, { profileText: pasted })).rejects.toMatchObject({ code: 'upstream_failed' })
    expect(model.seen).toHaveLength(requests)
    expect((await quota(caller)).network?.remaining).toBe(1)
    expect(documents.logged()).not.toContain('Hopper')
  })

  it.each([401, 429, 500, 503])('that meets status %i costs nothing', async (status) => {
    model.answer = (_request, response) => answerJson(response, { error: { message: 'no' } }, { status })
    const caller = documents.aFreeUser()
    await expect(fromNetwork(caller, { profileText: pasted })).rejects.toMatchObject({ code: 'upstream_failed' })
    expect((await quota(caller)).network?.remaining).toBe(1)
  })

  it('that hangs fails within 10 seconds and costs nothing', async () => {
    model.answer = () => {}
    const caller = documents.aFreeUser()
    const begun = performance.now()
    await expect(fromNetwork(caller, { profileText: pasted })).rejects.toMatchObject({ code: 'upstream_failed' })
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect((await quota(caller)).network?.remaining).toBe(1)
  })

  it.each(['short', 'x'.repeat(50_001)])('is refused when the text is too short or too long', async (profileText) => {
    await expect(fromNetwork(documents.aFreeUser(), { profileText })).rejects.toMatchObject({
      details: [{ path: 'profileText' }],
    })
    expect(model.seen).toHaveLength(0)
  })
})

describe('imports of network profiles that fail', () => {
  /** Far more than pasted text needs; see `failureAllowanceOf`. */
  const most = 20
  const dayMs = 24 * 60 * 60 * 1000
  const inVain = (response: ServerResponse) => answerCompletion(response, { ...reading, ...madeUp() })
  beforeEach(() => {
    model.seen.length = 0
    model.answer = (_request, response) => inVain(response)
  })

  /** How an import ends: with a title, or the error's code and after how many seconds it may be repeated. */
  const importing = (caller: Caller) =>
    fromNetwork(caller, { profileText: pasted }).then(
      ({ document }) => ({ id: document?.title, retryAfterSeconds: undefined }),
      ({ id, retryAfterSeconds }) => ({ id, retryAfterSeconds }),
    )
  const importingAgain = async (caller: Caller, times: number) => {
    const ids: string[] = []
    for (let time = 0; time < times; time++) ids.push((await importing(caller)).id)
    return [...new Set(ids)]
  }
  const saved = 'Grace Hopper – resume'

  it('are refused after twenty in a day without asking the AI, and touch no quota', async () => {
    const caller = documents.aFreeUser()
    const before = await quota(caller)
    expect(await importingAgain(caller, most)).toEqual(['upstream_failed'])
    expect(model.seen).toHaveLength(most)
    model.answers(reading)
    const { id, retryAfterSeconds } = await importing(caller)
    expect(id).toBe('rate_limited')
    expect(retryAfterSeconds).toBeGreaterThan(dayMs / 1000 - 600)
    expect(retryAfterSeconds).toBeLessThanOrEqual(dayMs / 1000)
    expect(model.seen).toHaveLength(most)
    expect(await quota(caller)).toEqual(before)
    expect(await importing(documents.aFreeUser())).toMatchObject({ id: saved })

    /** The day is a rolling one: the oldest of them makes room for one more. */
    const { importUse } = documents.database
    const rows = { where: { userId: caller.userId }, orderBy: { at: 'asc' } } as const
    const oldest = await importUse.findFirstOrThrow(rows)
    await importUse.update({ where: { id: oldest.id }, data: { at: new Date(Date.now() - dayMs) } })
    expect(await importing(caller)).toMatchObject({ id: saved })
    expect((await quota(caller)).network).toMatchObject({ remaining: 0, limit: 1 })
  })

  it('are twenty also when they come at once', async () => {
    const caller = await documents.aSubscriber()
    const ends = await Promise.all(Array.from({ length: 3 * most }, () => importing(caller)))
    const times = (wanted: string) => ends.filter(({ id }) => id === wanted).length
    expect([times('upstream_failed'), times('rate_limited')]).toEqual([most, 2 * most])
    expect(model.seen).toHaveLength(most)
    for (const { id, retryAfterSeconds } of ends)
      if (id === 'rate_limited') expect(retryAfterSeconds).toBeGreaterThan(0)
    expect(await importing(caller)).toMatchObject({ id: 'rate_limited' })
    expect(model.seen).toHaveLength(most)
  })

  it.each([
    ['answers garbage twice', (response: ServerResponse) => answerCompletion(response, 'not JSON')],
    ['refuses', answerRefusal],
    ['is cut off', (response: ServerResponse) => answerCompletion(response, '{"basi', 'length')],
  ])('count when the AI %s', async (_what, answer) => {
    const caller = documents.aFreeUser()
    await importingAgain(caller, most - 1)
    model.answer = (_request, response) => answer(response)
    expect(await importingAgain(caller, 2)).toEqual(['upstream_failed', 'rate_limited'])
  })

  it('count when what was read cannot be kept, which its caller can bring about', async () => {
    const caller = documents.aFreeUser()
    await importingAgain(caller, most - 1)
    let id = ''
    model.answer = async (_request, response) => {
      id = (await documents.create(caller)).id
      answerCompletion(response, reading)
    }
    expect(await importing(caller)).toMatchObject({ id: 'plan_limit' })
    await documents.client.call('DeleteDocument', { id }, caller.call)
    expect(await importing(caller)).toMatchObject({ id: 'rate_limited' })
  })

  it.each([
    ['fails', (response: ServerResponse) => answerJson(response, { error: 'no' }, { status: 500 })],
    ['takes no more requests', (response: ServerResponse) => answerJson(response, { error: 'no' }, { status: 429 })],
    ['hangs up', (response: ServerResponse) => response.destroy()],
    ['answers something else', (response: ServerResponse) => answerJson(response, { error: 'no' })],
  ])('do not count when the provider %s', async (_what, answer) => {
    const caller = documents.aFreeUser()
    model.answer = (_request, response) => void answer(response)
    expect(await importingAgain(caller, most + 1)).toEqual(['upstream_failed'])
    model.answers(reading)
    expect(await importing(caller)).toMatchObject({ id: saved })
  })

  it('do not count when the AI does not answer in time', async () => {
    const caller = documents.aFreeUser()
    await importingAgain(caller, most - 1)
    model.answer = () => {}
    expect(await importingAgain(caller, 1)).toEqual(['upstream_failed'])
    model.answers(reading)
    expect(await importing(caller)).toMatchObject({ id: saved })
  })

  it('are in the account’s export, and are erased with it', async () => {
    const caller = documents.aFreeUser()
    await importing(caller)
    expect((await documents.exportOf(caller)).imports).toEqual([{ kind: 'network_failed', at: expect.any(String) }])
    documents.bus.publish('userDeleted', { userId: caller.userId })
    const kept = () => documents.database.importUse.count({ where: { userId: caller.userId } })
    await expect.poll(kept, { timeout: 20_000 }).toBe(0)
  })
})

/** A reading that the text confirms nothing of. */
function madeUp() {
  const basics = { fullName: 'X Y', role: 'Z', headline: 'Q', email: '', phone: '', location: '' }
  return { basics, summary: 'Nothing like it', experience: [], education: [], skills: ['Juggling'] }
}

describe('JSON Resume', () => {
  it('becomes a resume, costs no quota, and comes back from the master profile', async () => {
    const caller = documents.aFreeUser()
    const resume = { basics: { name: 'Ada', url: '' }, work: [{ name: 'Engines', startDate: '2020', endDate: null }] }
    const { document } = await documents.client.call(
      'ImportJsonResume',
      { resume: json(resume), replaceMaster: true },
      caller.call,
    )
    expect(contentOf(document).experience).toMatchObject([{ company: 'Engines', current: true }])
    expect(await quota(caller)).toMatchObject({ codehost: { remaining: 1 }, network: { remaining: 1 } })
    const exported = await documents.client.call('ExportJsonResume', {}, caller.call)
    expect(JSON.parse(String(exported.resume))).toMatchObject({
      basics: { name: 'Ada' },
      work: [{ name: 'Engines', startDate: '2020' }],
    })
    const empty = await documents.client.call('ExportJsonResume', {}, documents.aFreeUser().call)
    expect(JSON.parse(String(empty.resume)).basics).toEqual({})
  })
})
