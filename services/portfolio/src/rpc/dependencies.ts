import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

/** What the RPCs of portfolio work with: all that their use cases need. */
export type Dependencies = ExportUserDataPorts & PublicationDependencies
