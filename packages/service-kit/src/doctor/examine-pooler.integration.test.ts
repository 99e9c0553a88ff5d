import { databaseWith } from '@resume/test-kit/fresh-database'
import { describe, expect, it } from 'vitest'
import { examinePooler } from './examine-pooler.ts'

/** What the doctor says of a pooler whose sessions have some settings. */
async function findingsWith(settings: Record<string, string>) {
  const alter = Object.entries(settings).map(
    ([name, value]) => `EXECUTE format('ALTER DATABASE %I SET ${name} = ''${value}''', current_database());`,
  )
  const findings = await examinePooler(await databaseWith(`DO $$ BEGIN ${alter.join(' ')} END $$`), true)
  return findings.map(({ verdict, text }) => `${verdict}: ${text}`)
}

describe('the doctor, about a pooler', () => {
  it('is content with sessions in UTC whose statements end by themselves', async () => {
    for (const timezone of ['UTC', 'Etc/UTC']) {
      expect(await findingsWith({ timezone, statement_timeout: '10s' })).toEqual([expect.stringMatching(/^ok: at /)])
    }
  })

  it('warns of statements without a time limit', async () => {
    expect(await findingsWith({ timezone: 'UTC', statement_timeout: '0' })).toEqual([
      'warn: statements have no time limit: set statement_timeout as docs/scaling.md says',
    ])
  })

  it('fails on sessions in another time zone, in which moments would be stored that are not those meant', async () => {
    expect(await findingsWith({ timezone: 'Europe/London', statement_timeout: '10s' })).toEqual([
      'FAIL: its sessions are in the time zone Europe/London: set UTC as docs/scaling.md says',
    ])
  })
})
