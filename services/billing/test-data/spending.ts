import type { ReservationOutput } from '@resume/proto/generated/resume/billing/v1/Reservation'
import { newId } from '@resume/service-kit/ids'
import { expect } from 'vitest'
import { takeBackCredits } from './ledger.ts'
import type { Caller, RunningBilling } from './running-billing.ts'
import { movementInWords, reservationInWords } from './words.ts'

const inWords = (reservation: ReservationOutput | null) => reservation && reservationInWords(reservation)

/** What tests of the ledger ask of billing. @param billing the process, once it runs */
export function spending(billing: () => RunningBilling) {
  const client = () => billing().client
  const reserved = async ({ userId: onBehalfOf }: Caller, request: object, requestId: string = newId()) => {
    const { reservation } = await client().call(
      'ReserveCredits',
      { requestId, purpose: 'a test', ...request },
      { onBehalfOf },
    )
    if (!reservation) throw new Error('no reservation')
    return reservationInWords(reservation)
  }
  return {
    reserve: (caller: Caller, amount: number, requestId?: string) => reserved(caller, { amount }, requestId),
    reserveRange: (caller: Caller, range: { min: number; max: number }, requestId?: string) =>
      reserved(caller, range, requestId),
    commit: async ({ userId: onBehalfOf }: Caller, reservationId: string, amount: number) =>
      inWords((await client().call('CommitCredits', { reservationId, amount }, { onBehalfOf })).reservation),
    release: async ({ userId: onBehalfOf }: Caller, reservationId: string) =>
      inWords((await client().call('ReleaseCredits', { reservationId }, { onBehalfOf })).reservation),
    wallet: async ({ call }: Caller) => (await client().call('GetWallet', {}, call)).wallet,
    movements: async ({ call }: Caller, limit = 50, offset = 0) => {
      const { items, total } = await client().call('ListCreditMovements', { limit, offset }, call)
      return { items: items.map(movementInWords), total }
    },
    refund: ({ userId }: Caller, reference: string, amount: number) =>
      takeBackCredits(billing().database, userId, reference, amount),
    /** What holds at every moment: asked of the database after each test. */
    addsUp: async () => expect((await billing().reconcile()).breaches).toEqual([]),
  }
}
