import { type Form, textOf } from './form-body.ts'

/** A list as Stripe answers it. */
export interface StripeList<Item = unknown> {
  object: 'list'
  data: Item[]
  has_more: boolean
  url: string
}

/** How many items a list carries that is not asked for more. */
const usualLimit = 10

/** The first items of a list, ten unless more are asked for: also of one that comes along with another object. */
export function listOf<Item>(items: readonly Item[], limit = usualLimit, url = '/'): StripeList<Item> {
  return { object: 'list', data: items.slice(0, limit), has_more: items.length > limit, url }
}

/** A page of a list, after the item that the caller had last. */
export function pageOf<Item extends { id: string }>(items: readonly Item[], form: Form): StripeList<Item> {
  const after = textOf(form, 'starting_after')
  const begun = after === '' ? 0 : items.findIndex(({ id }) => id === after) + 1
  return listOf(items.slice(begun), Number(textOf(form, 'limit') || usualLimit))
}
