import type { Histories } from '../adapters/histories.ts'
import type { Ledger } from '../adapters/ledger.ts'
import type { ReadSubscription } from '../adapters/subscriptions.ts'
import type { ExportUserData } from '../adapters/user-data.ts'
import type { ReadWallet } from '../adapters/wallets.ts'

/** What the RPCs of billing work with. */
export interface Dependencies {
  ledger: Ledger
  readWallet: ReadWallet
  readSubscription: ReadSubscription
  histories: Histories
  exportUserData: ExportUserData
}
