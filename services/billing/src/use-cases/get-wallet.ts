import { emptyAccount, viewOf, type WalletView } from '../domain/account.ts'
import { decideOn } from '../domain/book.ts'
import type { Accounts, Move } from './move-credits.ts'

/** What reading a wallet needs. */
export interface GetWalletPorts {
  accounts: Pick<Accounts, 'read'>
  moveCredits: Move
}

/** Reads a user's wallet as it is now: what has outlived its time is ended first. */
export async function getWallet(ports: GetWalletPorts, userId: string): Promise<WalletView> {
  const { accounts } = ports
  const now = new Date()
  const account = await accounts.read(userId, {}, now)
  if (account.isErased) return viewOf(emptyAccount(userId))
  const isStale = decideOn(account, now, () => undefined).changes.length > 0
  if (!isStale) return viewOf(account)
  await endOutlived(ports, userId)
  return viewOf(await accounts.read(userId, {}, new Date()))
}

/** Ends what has outlived its time in a user's wallet: reservations and credits. */
export async function endOutlived({ moveCredits }: Pick<GetWalletPorts, 'moveCredits'>, userId: string): Promise<void> {
  await moveCredits(userId, {}, () => undefined)
}
