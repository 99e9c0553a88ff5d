import { documentsService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { createDocumentRpc } from './create-document.ts'
import { createShareLinkRpc } from './create-share-link.ts'
import { deleteDocumentRpc } from './delete-document.ts'
import { deleteShareLinkRpc } from './delete-share-link.ts'
import type { Dependencies } from './dependencies.ts'
import { duplicateDocumentRpc } from './duplicate-document.ts'
import { exportJsonResumeRpc } from './export-json-resume.ts'
import { exportUserDataRpc } from './export-user-data.ts'
import { followSuspensionRpc } from './follow-suspension.ts'
import { getCountsRpc } from './get-counts.ts'
import { getDailyCountsRpc } from './get-daily-counts.ts'
import { getDocumentRpc } from './get-document.ts'
import { getImportQuotaRpc } from './get-import-quota.ts'
import { getMasterProfileRpc } from './get-master-profile.ts'
import { getPortfolioDraftRpc } from './get-portfolio-draft.ts'
import { getVersionRpc } from './get-version.ts'
import { importCodehostRpc } from './import-codehost.ts'
import { importJsonResumeRpc } from './import-json-resume.ts'
import { importNetworkRpc } from './import-network.ts'
import { listDocumentsRpc } from './list-documents.ts'
import { listShareLinksRpc } from './list-share-links.ts'
import { listSharedDocumentsRpc } from './list-shared-documents.ts'
import { listVersionsRpc } from './list-versions.ts'
import { openShareLinkRpc } from './open-share-link.ts'
import { restoreDocumentRpc } from './restore-document.ts'
import { restoreVersionRpc } from './restore-version.ts'
import { saveMasterProfileRpc } from './save-master-profile.ts'
import { savePortfolioDraftRpc } from './save-portfolio-draft.ts'
import { updateDocumentRpc } from './update-document.ts'
import { verifyShareLinkRpc } from './verify-share-link.ts'

/** Every RPC of documents. */
export function documentsRpcs(dependencies: Dependencies): ServedService {
  return serve(documentsService, {
    CreateDocument: createDocumentRpc(dependencies),
    GetDocument: getDocumentRpc(dependencies),
    ListDocuments: listDocumentsRpc(dependencies),
    UpdateDocument: updateDocumentRpc(dependencies),
    DeleteDocument: deleteDocumentRpc(dependencies),
    RestoreDocument: restoreDocumentRpc(dependencies),
    DuplicateDocument: duplicateDocumentRpc(dependencies),
    ListVersions: listVersionsRpc(dependencies),
    GetVersion: getVersionRpc(dependencies),
    RestoreVersion: restoreVersionRpc(dependencies),
    GetMasterProfile: getMasterProfileRpc(dependencies),
    SaveMasterProfile: saveMasterProfileRpc(dependencies),
    CreateShareLink: createShareLinkRpc(dependencies),
    ListShareLinks: listShareLinksRpc(dependencies),
    ListSharedDocuments: listSharedDocumentsRpc(dependencies),
    DeleteShareLink: deleteShareLinkRpc(dependencies),
    OpenShareLink: openShareLinkRpc(dependencies),
    VerifyShareLink: verifyShareLinkRpc(dependencies),
    ImportCodehost: importCodehostRpc(dependencies),
    ImportNetwork: importNetworkRpc(dependencies),
    ImportJsonResume: importJsonResumeRpc(dependencies),
    ExportJsonResume: exportJsonResumeRpc(dependencies),
    GetImportQuota: getImportQuotaRpc(dependencies),
    GetPortfolioDraft: getPortfolioDraftRpc(dependencies),
    SavePortfolioDraft: savePortfolioDraftRpc(dependencies),
    FollowSuspension: followSuspensionRpc(dependencies),
    GetCounts: getCountsRpc(dependencies),
    GetDailyCounts: getDailyCountsRpc(dependencies),
    ExportUserData: exportUserDataRpc(dependencies),
  })
}
