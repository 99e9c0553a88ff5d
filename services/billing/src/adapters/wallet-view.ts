import type { LockedWallet } from './wallet-rows.ts'

/** A user's credits as they are shown. */
export interface WalletView {
  balance: number
  reserved: number
  lifetimeCredited: number
  lifetimeDebited: number
  debt: number
  nextExpiryAt: Date | null
  nextExpiryCredits: number
  updatedAt: Date | null
}

/** A wallet as it stands right after a movement. */
export function viewOf({ state, lifetime, now }: LockedWallet): WalletView {
  const left = state.grants.filter(({ remaining }) => remaining > 0)
  const next = left.length === 0 ? undefined : Math.min(...left.map(({ expiresAt }) => expiresAt.getTime()))
  return {
    balance: state.available,
    reserved: state.reserved,
    lifetimeCredited: lifetime.credited,
    lifetimeDebited: lifetime.debited,
    debt: state.debt,
    nextExpiryAt: next === undefined ? null : new Date(next),
    nextExpiryCredits: left.reduce(
      (sum, { remaining, expiresAt }) => sum + (expiresAt.getTime() === next ? remaining : 0),
      0,
    ),
    updatedAt: now,
  }
}
