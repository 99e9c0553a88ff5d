import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import type { Database } from './adapters/database.ts'
import { storageAddress } from './adapters/object-storage.ts'
import { createUserData } from './adapters/user-data.ts'
import { composePublications } from './compose-publications.ts'
import type { Config } from './config.ts'
import type { Published } from './events.ts'
import type { PublicationJobDependencies } from './publication-jobs.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import type { EraseUserDataPorts } from './use-cases/erase-user-data.ts'

/** Wires portfolio. */
export function compose(kit: ServiceKit<Config, Database, Published>) {
  const { config, database, commit, logger } = kit
  const address = storageAddress(config)
  if (!address) logger.info({ integration: 'S3' }, 'an integration is not configured')
  return {
    commit,
    userData: createUserData(database, (key) => address?.urlOf(key) ?? null),
    ...composePublications(kit, (key) => address?.urlOf(key) ?? null),
  } satisfies Dependencies & EraseUserDataPorts & PublicationJobDependencies
}
