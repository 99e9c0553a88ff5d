import type { Checkouts } from '../adapters/checkouts.ts'
import type { Histories } from '../adapters/histories.ts'
import type { Ledger } from '../adapters/ledger.ts'
import type { ProviderEvents } from '../adapters/provider-events.ts'
import type { ReadSubscription } from '../adapters/subscriptions.ts'
import type { ExportUserData } from '../adapters/user-data.ts'
import type { ReadWallet } from '../adapters/wallets.ts'
import type { SellingRules } from '../domain/selling.ts'

/** What the RPCs of billing work with. */
export interface Dependencies {
  ledger: Ledger
  readWallet: ReadWallet
  readSubscription: ReadSubscription
  histories: Histories
  exportUserData: ExportUserData
  selling: SellingRules
  /** Undefined while Stripe is not configured. */
  stripe: { checkouts: Checkouts; events: ProviderEvents } | undefined
}
