import { billingService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { cancelCheckout } from './cancel-checkout.ts'
import { commitCredits } from './commit-credits.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUserData } from './export-user-data.ts'
import { getSummary } from './get-summary.ts'
import { getWallet } from './get-wallet.ts'
import { listCreditMovements } from './list-credit-movements.ts'
import { listPayments } from './list-payments.ts'
import { openPortal } from './open-portal.ts'
import { receiveProviderEvent } from './receive-provider-event.ts'
import { releaseCredits } from './release-credits.ts'
import { reserveCredits } from './reserve-credits.ts'
import { startCheckout } from './start-checkout.ts'
import { startPackCheckout } from './start-pack-checkout.ts'

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
    StartCheckout: startCheckout(dependencies),
    CancelCheckout: cancelCheckout(dependencies),
    OpenPortal: openPortal(dependencies),
    StartPackCheckout: startPackCheckout(dependencies),
    ReceiveProviderEvent: receiveProviderEvent(dependencies),
    ExportUserData: exportUserData(dependencies),
  })
}
