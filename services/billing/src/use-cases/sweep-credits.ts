import type { Logger } from '@resume/service-kit/logging/logger'
import { endOutlived } from './get-wallet.ts'
import type { Move } from './move-credits.ts'

/** What sweeping credits needs. */
export interface SweepCreditsPorts {
  outlived: {
    /** Closes grants whose time is over and of which nothing is left: nobody looks at them again. */
    closeGrants(limit: number): Promise<void>
    /** Users with credits or reservations that have outlived their time. */
    users(limit: number): Promise<string[]>
  }
  moveCredits: Move
  logger: Pick<Logger, 'warn'>
}

/** Wallets in one run; the next run goes on. */
const mostWallets = 500

/** Grants that are closed in one run. */
const mostGrants = 5_000

/**
 * Ends reservations and credits that have outlived their time, wallet by wallet. Each is ended once, whoever does it: this
 * job or the owner's next movement.
 */
export async function sweepCredits(ports: SweepCreditsPorts): Promise<void> {
  const { logger, outlived } = ports
  await outlived.closeGrants(mostGrants)
  for (const userId of await outlived.users(mostWallets)) {
    await endOutlived(ports, userId).catch((err: unknown) => logger.warn({ err, userId }, 'a wallet was not swept'))
  }
}
