import { readFileSync } from 'node:fs'
import { exampleResume } from '@resume/bench-kit/example-resume'
import type { Person } from '@resume/bench-kit/people'
import type autocannon from 'autocannon'

/** What one kind of caller does, again and again. */
export interface Mix {
  name: string
  /** How many at once. */
  connections: number
  /** How many requests are measured; a quarter as many are sent before, to warm up. */
  amount: number
  /** What a connection sends in turn; those of no two connections are alike where that matters. */
  requestsOf(connection: number): autocannon.Request[]
}

/** A document that somebody works on. */
export interface OpenDocument {
  owner: Person
  id: string
  revision: number
}

/** Whom the mixes are made of. */
export interface World {
  subdomain: string
  documents: OpenDocument[]
  /** Nobody has read anything of them yet. */
  strangers: Person[]
  /** With large quotas. */
  scanners: Person[]
  /** With credits. */
  writers: Person[]
  connections: number
}

const jobDescription = readFileSync(new URL('../../examples/job.txt', import.meta.url), 'utf8')
  .repeat(3)
  .slice(0, 3_000)
const json = { 'content-type': 'application/json' }
/** Everybody has an address of their own, and limits with it. */
const keyOf = ({ key, userId }: Person) => ({ 'x-api-key': key, 'x-forwarded-for': `2001:db8:${userId.slice(-4)}::1` })
const get = (person: Person, path: string) => ({
  method: 'GET' as const,
  path: `/api/v1${path}`,
  headers: keyOf(person),
})
const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth))
const nthOf = <T>(all: readonly T[], nth: number): T => all[nth % all.length] as T

/** Five typical mixes. @param scale of the number of requests */
export function mixesOf(world: World, scale: number): Mix[] {
  const { connections } = world
  /** What takes long is asked for by fewer at once: nobody waits for longer than a deadline. */
  const few = connections / 4
  const amount = (count: number) => Math.max(world.connections, Math.round((count * scale) / 32) * 32)
  return [
    { name: 'visitors', connections, amount: amount(40_000), requestsOf: (connection) => visits(world, connection) },
    {
      name: 'people at work',
      connections,
      amount: amount(8_000),
      requestsOf: (connection) => work(nthOf(world.documents, connection)),
    },
    { name: 'cold reads', connections, amount: amount(4_800), requestsOf: coldReads(world) },
    { name: 'scans', connections: few, amount: amount(1_280), requestsOf: (connection) => scans(world, connection) },
    {
      name: 'texts by the AI',
      connections: few,
      amount: amount(800),
      requestsOf: (connection) => texts(world, connection),
    },
  ]
}

/** Six reads of a portfolio of 20 KB, two views of it, and one each of the list of portfolios and the changelog. */
function visits({ subdomain, documents }: World, connection: number): autocannon.Request[] {
  const { owner } = nthOf(documents, connection)
  const shown = `/portfolios/public/${subdomain}`
  return [
    ...times(6, () => get(owner, shown)),
    ...times(2, (nth) => ({
      method: 'POST' as const,
      path: `/api/v1${shown}/view`,
      headers: { ...keyOf(owner), ...json, 'user-agent': `visitor ${connection} ${nth}` },
      body: JSON.stringify({ referrer: 'https://example.com/' }),
    })),
    get(owner, '/portfolios/public?limit=20'),
    get(owner, '/changelog'),
  ]
}

/** Four reads of one's account, three of one's list of documents, two of a document of 20 KB, and one update of it. */
function work(document: OpenDocument): autocannon.Request[] {
  const { owner, id } = document
  const update: autocannon.Request = {
    method: 'PATCH',
    path: `/api/v1/documents/${id}`,
    headers: { ...keyOf(owner), ...json },
    setupRequest: (request) => ({
      ...request,
      body: JSON.stringify({ revision: document.revision, title: `Version ${document.revision}` }),
    }),
    onResponse: (status, body) => {
      if (status === 200) document.revision = JSON.parse(body).data.revision
    },
  }
  return [
    ...times(4, () => get(owner, '/users/me')),
    ...times(3, () => get(owner, '/documents?limit=20')),
    ...times(2, () => get(owner, `/documents/${id}`)),
    update,
  ]
}

/** Accounts of people who were not here lately: neither their keys nor what they read is in Redis. Each comes once. */
function coldReads({ strangers, connections }: World): Mix['requestsOf'] {
  let next = 0
  return () => {
    const own = strangers.slice(next, next + Math.floor(strangers.length / connections / 2))
    next += own.length
    return own.map((person) => get(person, '/users/me'))
  }
}

/** Checks of a resume of 4,000 characters against a job description of 3,000. */
function scans({ scanners }: World, connection: number): autocannon.Request[] {
  const body = JSON.stringify({ resume: exampleResume.slice(0, 4_000), jobDescription })
  return times(8, (nth) => ({
    method: 'POST',
    path: '/api/v1/ats/check',
    headers: { ...keyOf(nthOf(scanners, connection * 8 + (nth % 8))), ...json },
    body,
  }))
}

/** Texts that an AI writes at once, for credits. */
function texts({ writers }: World, connection: number): autocannon.Request[] {
  const body = JSON.stringify({ action: 'rewrite_short_text', mode: 'standard', input: { text: 'I own the APIs' } })
  return times(8, (nth) => ({
    method: 'POST',
    path: '/api/v1/ai/generate',
    headers: { ...keyOf(nthOf(writers, connection * 8 + (nth % 8))), ...json },
    body,
  }))
}
