import type { Book, Decide, NewGrant } from './book.ts'
import { grantMovement, takeBackMovement } from './movements.ts'

/**
 * Brings credits in, once per reference; a debt is paid from them first. Credits that expired before they came are not
 * brought in.
 */
export function grant(granted: NewGrant): Decide<void> {
  return (book) => {
    const { id, reference, amount, source, expiresAt } = granted
    if (book.account.known.some((known) => known.reference === reference) || expiresAt <= book.now) return
    book.post({ movement: grantMovement(id, amount, source), granted })
  }
}

/**
 * Takes back as much of a grant as its payment was given back: what is left of it, then other credits, then what comes in
 * later. What expired is not owed: nobody could spend it. Less than was taken back before brings the difference in again,
 * as when a dispute was won.
 * @param wanted of the grant's amount, what is to be taken back altogether
 */
export function takeBack(reference: string, wanted: number): Decide<void> {
  return (book) => {
    const known = book.account.known.find((each) => each.reference === reference)
    const left = known && book.account.grants.find(({ id }) => id === known.id)
    if (!known || !left) return
    const { id, source, takenBack } = known
    if (wanted < takenBack) {
      const movement = grantMovement(id, takenBack - wanted, `${source}: brought back`)
      book.post({ movement, takenBack: { id, amount: wanted } })
      return
    }
    const more = Math.min(wanted, known.amount - known.expired) - takenBack
    if (more > 0) {
      book.post({ movement: takeBackMovement(left, more, source), takenBack: { id, amount: takenBack + more } })
    }
  }
}

/** Makes several decisions, one after the other, in one write. */
export function inTurn(decisions: readonly Decide<void>[]): Decide<void> {
  return (book: Book) => {
    for (const decide of decisions) decide(book)
  }
}
