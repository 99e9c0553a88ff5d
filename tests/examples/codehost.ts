import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { answerJson, type HttpDouble } from '@resume/http-double/double'
import type { Client } from '../client/client.ts'
import type { Tour, Traveller } from './tour-of.ts'

/** The repository of the tour's platform. */
export const repository = 'acme/resume'

const item = (number: number, title: string, more: object = {}) => ({
  ...{ id: 2_000_000 + number, number, title, state: 'open', labels: [{ name: 'ats' }] },
  html_url: `https://codehost.example/${repository}/issues/${number}`,
  ...{ created_at: '2026-01-05T09:00:00Z', updated_at: '2026-02-05T09:00:00Z', ...more },
})
const issues = [
  item(481, 'Scan lines once', { state: 'closed', pull_request: {} }),
  item(482, 'Read dates of the form 03/2024', { labels: [{ name: 'in progress' }] }),
]

/** Answers as the code host does, if a request is about the repository. @returns whether it was */
export function answerRepository(path: string, response: ServerResponse): boolean {
  if (!path.startsWith(`/repos/${repository}/`)) return false
  answerJson(response, issues)
  return true
}

/** Issues and pull requests, and their sync. @param administrator starts it */
export async function tourCodehost(
  { recorder }: Tour,
  { session }: Traveller,
  administrator: Client,
  codehost: HttpDouble,
): Promise<void> {
  const { record } = recorder
  const sync = (body: object) => administrator.call('POST', '/codehost/admin/sync', { body })
  /** The platform syncs by itself when it starts. */
  while ((await session.call('GET', '/codehost/stats')).body.data === null) await wait(50)
  await record('syncCodehost', 200, administrator, { body: { full: true } })
  await record('listCodehostIssues', 200, session, { query: { status: 'all', kind: 'pull-request' } })
  await record('getCodehostStats', 200, session)

  const usual = codehost.answer
  const gate = Promise.withResolvers<void>()
  codehost.answer = (_request, response) => void gate.promise.then(() => response.writeHead(404).end())
  const slow = sync({})
  await wait(300)
  await record('syncCodehost', 409, administrator, { body: {} })
  gate.resolve()
  await slow
  await record('syncCodehost', 502, administrator, { body: {} })
  codehost.answer = usual
}
