import { billingService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { cancelCheckoutRpc } from './cancel-checkout.ts'
import { commitCreditsRpc } from './commit-credits.ts'
import type { Dependencies } from './dependencies.ts'
import { exportUserDataRpc } from './export-user-data.ts'
import { getSummaryRpc } from './get-summary.ts'
import { getWalletRpc } from './get-wallet.ts'
import { listCreditMovementsRpc } from './list-credit-movements.ts'
import { listPaymentsRpc } from './list-payments.ts'
import { openPortalRpc } from './open-portal.ts'
import { receiveProviderEventRpc } from './receive-provider-event.ts'
import { releaseCreditsRpc } from './release-credits.ts'
import { reserveCreditsRpc } from './reserve-credits.ts'
import { startCheckoutRpc } from './start-checkout.ts'
import { startPackCheckoutRpc } from './start-pack-checkout.ts'

/** Every RPC of billing. */
export function billingRpcs(dependencies: Dependencies): ServedService {
  return serve(billingService, {
    GetSummary: getSummaryRpc(dependencies),
    ListPayments: listPaymentsRpc(dependencies),
    GetWallet: getWalletRpc(dependencies),
    ListCreditMovements: listCreditMovementsRpc(dependencies),
    ReserveCredits: reserveCreditsRpc(dependencies),
    CommitCredits: commitCreditsRpc(dependencies),
    ReleaseCredits: releaseCreditsRpc(dependencies),
    StartCheckout: startCheckoutRpc(dependencies),
    CancelCheckout: cancelCheckoutRpc(dependencies),
    OpenPortal: openPortalRpc(dependencies),
    StartPackCheckout: startPackCheckoutRpc(dependencies),
    ReceiveProviderEvent: receiveProviderEventRpc(dependencies),
    ExportUserData: exportUserDataRpc(dependencies),
  })
}
