import { type Client, fromApp } from '../client/client.ts'
import type { Tour, Traveller } from './tour-of.ts'

/** The changelog, for somebody who reads it. @param administrator writes it */
export async function tourChangelog({ recorder }: Tour, { session }: Traveller, administrator: Client): Promise<void> {
  const { record } = recorder
  const author = {
    login: 'marta',
    avatarUrl: 'https://codehost.example/marta.png',
    htmlUrl: 'https://codehost.example/marta',
  }
  const release = {
    version: '2.4.0',
    title: 'Faster scans',
    summary: 'Scans of long resumes take half the time.',
    type: 'minor',
    codehostUrl: 'https://codehost.example/resume/platform/releases/2.4.0',
    added: ['Reports name the lines that could not be read.'],
    fixed: ['Dates of the form 03/2024 are read.'],
    tags: ['ats'],
    prRefs: [
      { number: 481, title: 'Scan lines once', url: 'https://codehost.example/resume/platform/pull/481', author },
    ],
  }
  const made = await administrator.call('POST', '/admin/changelog', { body: release, headers: fromApp })
  await record('listChangelog', 200, session, { query: { type: 'minor', tag: 'ats', search: 'scans' } })
  await record('getChangelogEntry', 200, session, { params: { id: made.body.data.id } })
  await record('getChangelogStats', 200, session)
}
