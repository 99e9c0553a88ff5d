import type { Codehost } from '../adapters/codehost.ts'
import type { CountFor } from '../adapters/counts.ts'
import type { Documents } from '../adapters/documents.ts'
import type { ImportQuotas } from '../adapters/import-quotas.ts'
import type { Imports } from '../adapters/imports.ts'
import type { Lifecycle } from '../adapters/lifecycle.ts'
import type { MasterProfiles } from '../adapters/master-profiles.ts'
import type { ReadNetwork } from '../adapters/network-reader.ts'
import type { ReadDocument } from '../adapters/read-document.ts'
import type { ShareLinks } from '../adapters/share-links.ts'
import type { ExportUserData } from '../adapters/user-data.ts'
import type { Versions } from '../adapters/versions.ts'
import type { CountView } from '../adapters/view-buffer.ts'

/** What the RPCs of documents work with. */
export interface Dependencies {
  imports: Imports
  importQuotas: ImportQuotas
  codehost: Codehost
  readNetwork: ReadNetwork
  documents: Documents
  readDocument: ReadDocument
  lifecycle: Lifecycle
  versions: Versions
  masterProfiles: MasterProfiles
  shareLinks: ShareLinks
  countView: CountView
  countFor: CountFor
  exportUserData: ExportUserData
}
