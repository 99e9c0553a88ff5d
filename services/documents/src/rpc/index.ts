import { documentsService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { createDocument } from './create-document.ts'
import { createShareLink } from './create-share-link.ts'
import { deleteDocument } from './delete-document.ts'
import { deleteShareLink } from './delete-share-link.ts'
import type { Dependencies } from './dependencies.ts'
import { duplicateDocument } from './duplicate-document.ts'
import { exportJsonResume } from './export-json-resume.ts'
import { exportUserData } from './export-user-data.ts'
import { getCounts } from './get-counts.ts'
import { getDocument } from './get-document.ts'
import { getImportQuota } from './get-import-quota.ts'
import { getMasterProfile } from './get-master-profile.ts'
import { getVersion } from './get-version.ts'
import { importCodehost } from './import-codehost.ts'
import { importJsonResume } from './import-json-resume.ts'
import { importNetwork } from './import-network.ts'
import { listDocuments } from './list-documents.ts'
import { listShareLinks } from './list-share-links.ts'
import { listSharedDocuments } from './list-shared-documents.ts'
import { listVersions } from './list-versions.ts'
import { openShareLink } from './open-share-link.ts'
import { restoreDocument } from './restore-document.ts'
import { restoreVersion } from './restore-version.ts'
import { saveMasterProfile } from './save-master-profile.ts'
import { updateDocument } from './update-document.ts'
import { verifyShareLink } from './verify-share-link.ts'

/** Every RPC of documents. */
export function documentsRpcs(dependencies: Dependencies): ServedService {
  return serve(documentsService, {
    CreateDocument: createDocument(dependencies),
    GetDocument: getDocument(dependencies),
    ListDocuments: listDocuments(dependencies),
    UpdateDocument: updateDocument(dependencies),
    DeleteDocument: deleteDocument(dependencies),
    RestoreDocument: restoreDocument(dependencies),
    DuplicateDocument: duplicateDocument(dependencies),
    ListVersions: listVersions(dependencies),
    GetVersion: getVersion(dependencies),
    RestoreVersion: restoreVersion(dependencies),
    GetMasterProfile: getMasterProfile(dependencies),
    SaveMasterProfile: saveMasterProfile(dependencies),
    CreateShareLink: createShareLink(dependencies),
    ListShareLinks: listShareLinks(dependencies),
    ListSharedDocuments: listSharedDocuments(dependencies),
    DeleteShareLink: deleteShareLink(dependencies),
    OpenShareLink: openShareLink(dependencies),
    VerifyShareLink: verifyShareLink(dependencies),
    ImportCodehost: importCodehost(dependencies),
    ImportNetwork: importNetwork(dependencies),
    ImportJsonResume: importJsonResume(dependencies),
    ExportJsonResume: exportJsonResume(dependencies),
    GetImportQuota: getImportQuota(dependencies),
    GetCounts: getCounts(dependencies),
    ExportUserData: exportUserData(dependencies),
  })
}
