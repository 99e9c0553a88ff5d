import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import type { Database } from './adapters/database.ts'
import { owners } from './adapters/owners.ts'
import { createUserData } from './adapters/user-data.ts'
import { composeImages } from './compose-images.ts'
import { composePublications } from './compose-publications.ts'
import type { Config } from './config.ts'
import type { Published } from './events.ts'
import type { ImageJobDependencies } from './image-jobs.ts'
import type { PublicationJobDependencies } from './publication-jobs.ts'
import type { Dependencies } from './rpc/dependencies.ts'
import type { EraseUserDataPorts } from './use-cases/erase-user-data.ts'

/** Wires portfolio. */
export function compose(kit: ServiceKit<Config, Database, Published>) {
  const { database, commit } = kit
  const images = composeImages(kit)
  return {
    now: () => new Date(),
    commit,
    owners,
    userData: createUserData(database, images.urlOf),
    ...images,
    ...composePublications(kit, images.urlOf),
  } satisfies Dependencies & EraseUserDataPorts & ImageJobDependencies & PublicationJobDependencies
}
