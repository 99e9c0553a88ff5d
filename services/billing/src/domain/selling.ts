import type { UserPrincipal } from '@resume/service-kit/context/callers'
import { AppError, invalidFields } from '@resume/service-kit/errors/app-error'

/** Who may buy, and where people may be sent back to. */
export interface SellingRules {
  /**
   * The user as a buyer.
   * @throws AppError `administrator_required` during the rollout for everybody but the administrator; `unauthenticated` for a
   * caller without a session
   */
  requireBuyer(caller: UserPrincipal): { userId: string; email: string }
  /** Where to send somebody back to, as browsers read the address. @throws AppError `validation_failed` for an address of anybody else's */
  redirectUrl(wanted: string | undefined): string
}

/** Makes the rules. @param options.origins first-party origins; the first one is where people go who name no address */
export function sellingRules(options: {
  rollout: 'admin' | 'open'
  adminEmail: string | undefined
  origins: string[]
}): SellingRules {
  const { rollout, adminEmail, origins } = options
  return {
    requireBuyer(caller) {
      if (caller.kind !== 'session') throw new AppError('unauthenticated')
      const { userId, email, emailVerified } = caller
      const isAdmin = adminEmail !== undefined && emailVerified && email === adminEmail.toLowerCase()
      if (rollout === 'admin' && !isAdmin) throw new AppError('administrator_required')
      return { userId, email }
    },

    redirectUrl(wanted) {
      if (wanted === undefined) return `${origins[0]}/`
      const url = URL.canParse(wanted) ? new URL(wanted) : undefined
      /** The origin of a blob is that of its maker. */
      const isPage = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
      if (!isPage || !origins.includes(url.origin)) {
        throw invalidFields({ path: 'redirectUrl', message: 'must be on a first-party origin' })
      }
      return url.href
    },
  }
}
