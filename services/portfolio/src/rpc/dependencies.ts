import type { CompleteAssetPorts } from '../use-cases/complete-asset.ts'
import type { DeclareAssetPorts } from '../use-cases/declare-asset.ts'
import type { DeleteAssetPorts } from '../use-cases/delete-asset.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { ListAssetsPorts } from '../use-cases/list-assets.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'

type AssetPorts = DeclareAssetPorts & CompleteAssetPorts & ListAssetsPorts & DeleteAssetPorts

/** What the RPCs of portfolio work with: all that their use cases need. */
export type Dependencies = AssetPorts & ExportUserDataPorts & PublicationDependencies
