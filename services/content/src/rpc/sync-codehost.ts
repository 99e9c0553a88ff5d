import { setTimeout as wait } from 'node:timers/promises'
import type { ContentServiceDefinition } from '@resume/proto/generated/resume/content/v1/ContentService'
import { requireAdministrator } from '@resume/service-kit/context/administrator'
import type { UnaryHandler } from '@resume/service-kit/grpc/method-types'
import { startManualSync } from '../use-cases/start-manual-sync.ts'
import { encodeRun } from './codehost-items.ts'
import type { Dependencies } from './dependencies.ts'

/** Time after which a run that goes on is answered as running, in milliseconds. */
const patienceMs = 15_000

/** Starts a sync for the administrator. */
export function syncCodehostRpc(dependencies: Dependencies): UnaryHandler<ContentServiceDefinition['SyncCodehost']> {
  return async ({ full, reason }) => {
    const actor = requireAdministrator()
    const { run, ended } = await startManualSync(dependencies, actor, { full, reason })
    const overdue = new AbortController()
    try {
      const late = wait(patienceMs, run, { signal: overdue.signal })
      return { sync: encodeRun(await Promise.race([ended, late])) }
    } finally {
      overdue.abort()
    }
  }
}
