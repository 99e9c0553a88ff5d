import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import { createAuditLog } from './adapters/audit.ts'
import { createChangelog } from './adapters/changelog.ts'
import type { Database } from './adapters/database.ts'
import type { Config } from './config.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import type { RecordForeignActionPorts } from './use-cases/record-foreign-action.ts'

/** Puts the adapters into the ports of the use cases. */
export function compose({ database, commit }: ServiceKit<Config, Database>) {
  return {
    commit,
    audit: createAuditLog(database),
    changelog: createChangelog(database),
  } satisfies Dependencies & RecordForeignActionPorts
}
