import type { CountedDays } from '@resume/service-kit/counting/daily-counts'
import type { CreateDocumentPorts } from '../use-cases/create-document.ts'
import type { CreateShareLinkPorts } from '../use-cases/create-share-link.ts'
import type { DeleteDocumentPorts } from '../use-cases/delete-document.ts'
import type { DeleteShareLinkPorts } from '../use-cases/delete-share-link.ts'
import type { DuplicateDocumentPorts } from '../use-cases/duplicate-document.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { FollowSuspensionPorts } from '../use-cases/follow-suspension.ts'
import type { GetCountsPorts } from '../use-cases/get-counts.ts'
import type { GetDocumentPorts } from '../use-cases/get-document.ts'
import type { GetImportQuotaPorts } from '../use-cases/get-import-quota.ts'
import type { GetMasterProfilePorts } from '../use-cases/get-master-profile.ts'
import type { GetPortfolioDraftPorts } from '../use-cases/get-portfolio-draft.ts'
import type { GetVersionPorts } from '../use-cases/get-version.ts'
import type { ImportCodehostPorts } from '../use-cases/import-codehost.ts'
import type { ImportNetworkPorts } from '../use-cases/import-network.ts'
import type { ListDocumentsPorts } from '../use-cases/list-documents.ts'
import type { ListShareLinksPorts } from '../use-cases/list-share-links.ts'
import type { ListSharedDocumentsPorts } from '../use-cases/list-shared-documents.ts'
import type { ListVersionsPorts } from '../use-cases/list-versions.ts'
import type { OpenShareLinkPorts } from '../use-cases/open-share-link.ts'
import type { RestoreDocumentPorts } from '../use-cases/restore-document.ts'
import type { RestoreVersionPorts } from '../use-cases/restore-version.ts'
import type { SaveImportedProfilePorts } from '../use-cases/save-imported-profile.ts'
import type { SaveMasterProfilePorts } from '../use-cases/save-master-profile.ts'
import type { SavePortfolioDraftPorts } from '../use-cases/save-portfolio-draft.ts'
import type { UpdateDocumentPorts } from '../use-cases/update-document.ts'
import type { VerifyShareLinkPorts } from '../use-cases/verify-share-link.ts'

type DocumentPorts = CreateDocumentPorts &
  GetDocumentPorts &
  ListDocumentsPorts &
  UpdateDocumentPorts &
  DeleteDocumentPorts &
  RestoreDocumentPorts &
  DuplicateDocumentPorts &
  ListVersionsPorts &
  GetVersionPorts &
  RestoreVersionPorts &
  GetPortfolioDraftPorts &
  SavePortfolioDraftPorts

type ShareLinkPorts = CreateShareLinkPorts &
  ListShareLinksPorts &
  ListSharedDocumentsPorts &
  DeleteShareLinkPorts &
  OpenShareLinkPorts &
  VerifyShareLinkPorts

type ProfilePorts = GetMasterProfilePorts &
  SaveMasterProfilePorts &
  SaveImportedProfilePorts &
  ImportCodehostPorts &
  ImportNetworkPorts &
  GetImportQuotaPorts

/** What the RPCs work with: the ports of all use cases that they call. */
export type Dependencies = DocumentPorts &
  ShareLinkPorts &
  ProfilePorts &
  GetCountsPorts &
  FollowSuspensionPorts &
  ExportUserDataPorts & { dailyCounts: { documents(days: CountedDays): Promise<number[]> } }
