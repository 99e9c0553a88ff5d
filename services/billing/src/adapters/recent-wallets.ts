import type { Part } from '../domain/ledger.ts'
import type { Reservation } from '../domain/reservation.ts'
import type { LockedWallet, ReservationChange } from './wallet-rows.ts'

/** A reservation that is held, and what it holds of each grant. */
export interface HeldReservation extends Reservation {
  parts: Part[]
}

/** A wallet as it stood after so many movements, and those of its reservations that are known. */
export interface KnownWallet {
  wallet: LockedWallet
  movements: number
  /** Not after the moment at which one of its reservations ends by itself; null when nothing is held. */
  nextLapseAt: Date | null
  held: ReadonlyMap<string, HeldReservation>
}

/** The wallets that this process moved last. What is written of them holds only if nobody else has moved them since. */
export interface RecentWallets {
  /** Undefined when it is not known, or something in it has outlived its time. */
  find(userId: string, now: Date): KnownWallet | undefined
  /** Keeps a wallet after a movement that changed a reservation. */
  keep(known: KnownWallet, change: ReservationChange, reservation: HeldReservation): void
  forget(userId: string): void
}

/** Wallets, and reservations of one, that are known at a time: a few MB at most. */
const mostWallets = 1_000
const mostHeld = 100

/** Makes {@link RecentWallets}, empty. */
export function createRecentWallets(): RecentWallets {
  const wallets = new Map<string, KnownWallet>()
  return {
    find(userId, now) {
      const known = wallets.get(userId)
      if (!known || (known.nextLapseAt && known.nextLapseAt <= now)) return undefined
      return { ...known, wallet: { ...known.wallet, now } }
    },
    keep(known, change, reservation) {
      const held = new Map(known.held)
      held.delete(reservation.id)
      if (change.kind === 'made') held.set(reservation.id, reservation)
      if (held.size > mostHeld) held.clear()
      const inUse = new Set([...held.values()].flatMap(({ parts }) => parts.map(({ grantId }) => grantId)))
      const { state, userId } = known.wallet
      const grants = state.grants.filter(({ id, remaining }) => remaining > 0 || inUse.has(id))
      const lapses = [known.nextLapseAt, change.kind === 'made' ? reservation.expiresAt : null]
      const times = lapses.flatMap((time) => (time ? [time.getTime()] : []))
      const nextLapseAt = state.reserved === 0 || times.length === 0 ? null : new Date(Math.min(...times))
      wallets.set(userId, { ...known, wallet: { ...known.wallet, state: { ...state, grants } }, nextLapseAt, held })
      const [oldest] = wallets.keys()
      if (wallets.size > mostWallets && oldest !== undefined) wallets.delete(oldest)
    },
    forget: (userId) => {
      wallets.delete(userId)
    },
  }
}
