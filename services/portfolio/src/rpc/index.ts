import { portfolioService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import type { Dependencies } from './dependencies.ts'
import { exportUserDataRpc } from './export-user-data.ts'
import { publicationRpcs } from './publications.ts'

/** Every RPC of portfolio. */
export function portfolioRpcs(dependencies: Dependencies): ServedService {
  return serve(portfolioService, {
    ...publicationRpcs(dependencies),
    ExportUserData: exportUserDataRpc(dependencies),
  })
}
