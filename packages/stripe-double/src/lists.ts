import { type Form, textOf } from './form-body.ts'
import { StripeRefusal } from './refusal.ts'

/** A list as Stripe answers it. */
export interface StripeList<Item = unknown> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

/** How many items a list carries that is not asked for more. */
const usualLimit = 10
const mostLimit = 100

/** The first items of a list, ten unless more are asked for: also of one that comes along with another object. */
export function listOf<Item>(items: readonly Item[], limit = usualLimit, url = '/'): StripeList<Item> {
  return { object: 'list', data: items.slice(0, limit), has_more: items.length > limit, url }
}

/** A page of a list, after the item that the caller had last. @throws StripeRefusal for an item that is not there, or a wrong limit */
export function pageOf<Item extends { id: string }>(items: readonly Item[], form: Form): StripeList<Item> {
  const limit = Number(textOf(form, 'limit') || usualLimit)
  if (!(limit >= 1 && limit <= mostLimit)) throw new StripeRefusal(400, 'Invalid integer', undefined, 'limit')
  const after = textOf(form, 'starting_after')
  const last = items.findIndex(({ id }) => id === after)
  if (after !== '' && last < 0) {
    throw new StripeRefusal(400, `No such object: '${after}'`, 'resource_missing', 'starting_after')
  }
  return listOf(items.slice(last + 1), limit)
}
