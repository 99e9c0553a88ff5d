import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readManifests } from '../../tools/deployments/kubernetes-manifests.ts'
import { runCronJob } from '../client/cron-job.ts'
import { query } from './query.ts'
import { runPlatform } from './running-platform.ts'

const running = runPlatform()
const backups = mkdtempSync(join(tmpdir(), 'resume-backups-'))
afterAll(() => rmSync(backups, { recursive: true }))

const manifests = readManifests()
const source = () => ({ manifests, environmentDir: running.platform.environmentDir })

it('the CronJob of the reconciliation proves the ledger, and fails when it does not add up', async () => {
  const reconcile = () => runCronJob(source(), { name: 'billing-reconcile', folder: 'services/billing' })
  const { userId } = await running.aUser()
  const database = `${running.platform.postgresUrl}/billing`
  const wallet = (available: number) =>
    query(
      database,
      `INSERT INTO wallets (user_id, available, updated_at) VALUES ('${userId}', ${available}, now())
       ON CONFLICT (user_id) DO UPDATE SET available = ${available}`,
    )
  await wallet(0)
  expect(await reconcile()).toEqual({ code: 0, stdout: '1 wallets, 0 movements, 0 breaches\n', stderr: '' })
  await wallet(5)
  expect(await reconcile()).toMatchObject({ code: 1, stdout: expect.stringContaining(`${userId}: broken: `) })
})

it('the CronJob of the backup makes one that is whole and sealed', async () => {
  const job = { name: 'backup', folder: 'packages/backup', mounts: { '/backups': backups } }
  expect(await runCronJob(source(), job)).toEqual({
    ...{ code: 0, stderr: '' },
    stdout: expect.stringMatching(/^\S+Z: 6 databases, [1-9]\d* rows, \d+ objects, \d+ events\n$/),
  })
})
