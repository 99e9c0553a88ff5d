import type { CountedDays } from '@resume/service-kit/counting/daily-counts'
import type { SellingRules } from '../domain/selling.ts'
import type { CancelCheckoutPorts } from '../use-cases/cancel-checkout.ts'
import type { ExportUserDataPorts } from '../use-cases/export-user-data.ts'
import type { FollowSuspensionPorts } from '../use-cases/follow-suspension.ts'
import type { GetSummaryPorts } from '../use-cases/get-summary.ts'
import type { GetWalletPorts } from '../use-cases/get-wallet.ts'
import type { GrantCreditsPorts } from '../use-cases/grant-credits.ts'
import type { ListCreditMovementsPorts, ListPaymentsPorts } from '../use-cases/list-histories.ts'
import type { ListPlansPorts } from '../use-cases/list-plans.ts'
import type { OpenPortalPorts } from '../use-cases/open-portal.ts'
import type { ReceiveProviderEventPorts } from '../use-cases/receive-provider-event.ts'
import type { ReserveCreditsPorts } from '../use-cases/reserve-credits.ts'
import type { ResolveCreditsPorts } from '../use-cases/resolve-credits.ts'
import type { StartCheckoutPorts } from '../use-cases/start-checkout.ts'
import type { SyncSubscriptionPorts } from '../use-cases/sync-subscription.ts'
import type { AffiliateDependencies } from './affiliate-program.ts'

type CreditPorts = GetSummaryPorts &
  GetWalletPorts &
  ListPaymentsPorts &
  ListCreditMovementsPorts &
  ReserveCreditsPorts &
  ResolveCreditsPorts

/** What only the administrator asks for. */
type AdministrationPorts = GrantCreditsPorts &
  FollowSuspensionPorts &
  ListPlansPorts & {
    dailyCounts: { read(days: CountedDays): Promise<{ runs: number[]; payments: number[] }> }
  }

type SellingPorts = StartCheckoutPorts & CancelCheckoutPorts & OpenPortalPorts & ReceiveProviderEventPorts

/** What only Stripe gives. */
type StripeKey = 'provider' | 'syncCustomer'

type StripePorts = Pick<SellingPorts, StripeKey> & NonNullable<SyncSubscriptionPorts['stripe']>

/** What the RPCs work with: the ports of all use cases that they call. */
export type Dependencies = CreditPorts &
  ExportUserDataPorts &
  AffiliateDependencies &
  AdministrationPorts &
  Omit<SellingPorts, StripeKey> & {
    selling: SellingRules
    /** Undefined while Stripe is not configured. */
    stripe: StripePorts | undefined
  }
