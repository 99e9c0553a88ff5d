import { billingService } from '@resume/proto/services'
import { type ServedService, serve } from '@resume/service-kit/grpc/server'
import { cancelCheckoutRpc } from './cancel-checkout.ts'
import { commitCreditsRpc } from './commit-credits.ts'
import { createReferralRpc } from './create-referral.ts'
import type { Dependencies } from './dependencies.ts'
import { enrollAffiliateRpc } from './enroll-affiliate.ts'
import { exportUserDataRpc } from './export-user-data.ts'
import { followSuspensionRpc } from './follow-suspension.ts'
import { getAffiliateRpc } from './get-affiliate.ts'
import { getAffiliateLeaderboardRpc } from './get-affiliate-leaderboard.ts'
import { getDailyCountsRpc } from './get-daily-counts.ts'
import { getSummaryRpc } from './get-summary.ts'
import { getWalletRpc } from './get-wallet.ts'
import { grantCreditsRpc } from './grant-credits.ts'
import { listAffiliatesRpc } from './list-affiliates.ts'
import { listCreditMovementsRpc } from './list-credit-movements.ts'
import { listPaymentsRpc } from './list-payments.ts'
import { listPlansRpc } from './list-plans.ts'
import { listWithdrawalsRpc } from './list-withdrawals.ts'
import { openPortalRpc } from './open-portal.ts'
import { receiveProviderEventRpc } from './receive-provider-event.ts'
import { recordAffiliateClickRpc } from './record-affiliate-click.ts'
import { releaseCreditsRpc } from './release-credits.ts'
import { requestWithdrawalRpc } from './request-withdrawal.ts'
import { reserveCreditsRpc } from './reserve-credits.ts'
import { settleWithdrawalRpc } from './settle-withdrawal.ts'
import { startCheckoutRpc } from './start-checkout.ts'
import { startPackCheckoutRpc } from './start-pack-checkout.ts'
import { syncSubscriptionRpc } from './sync-subscription.ts'
import { updateAffiliateRpc } from './update-affiliate.ts'

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
    GetAffiliate: getAffiliateRpc(dependencies),
    EnrollAffiliate: enrollAffiliateRpc(dependencies),
    RecordAffiliateClick: recordAffiliateClickRpc(dependencies),
    CreateReferral: createReferralRpc(dependencies),
    RequestWithdrawal: requestWithdrawalRpc(dependencies),
    GetAffiliateLeaderboard: getAffiliateLeaderboardRpc(dependencies),
    ListAffiliates: listAffiliatesRpc(dependencies),
    UpdateAffiliate: updateAffiliateRpc(dependencies),
    ListWithdrawals: listWithdrawalsRpc(dependencies),
    SettleWithdrawal: settleWithdrawalRpc(dependencies),
    ListPlans: listPlansRpc(dependencies),
    GrantCredits: grantCreditsRpc(dependencies),
    SyncSubscription: syncSubscriptionRpc(dependencies),
    FollowSuspension: followSuspensionRpc(dependencies),
    GetDailyCounts: getDailyCountsRpc(dependencies),
    ExportUserData: exportUserDataRpc(dependencies),
  })
}
