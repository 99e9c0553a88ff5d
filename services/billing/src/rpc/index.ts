import { billingService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { commitCredits } from './commit-credits.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUserData } from './export-user-data.ts'
import { getSummary } from './get-summary.ts'
import { getWallet } from './get-wallet.ts'
import { listCreditMovements } from './list-credit-movements.ts'
import { listPayments } from './list-payments.ts'
import { releaseCredits } from './release-credits.ts'
import { reserveCredits } from './reserve-credits.ts'

/** Every RPC of billing. */
export function billingRpcs(dependencies: Dependencies): ServedService {
  return serve(billingService, {
    GetSummary: getSummary(dependencies),
    ListPayments: listPayments(dependencies),
    GetWallet: getWallet(dependencies),
    ListCreditMovements: listCreditMovements(dependencies),
    ReserveCredits: reserveCredits(dependencies),
    CommitCredits: commitCredits(dependencies),
    ReleaseCredits: releaseCredits(dependencies),
    ExportUserData: exportUserData(dependencies),
  })
}
