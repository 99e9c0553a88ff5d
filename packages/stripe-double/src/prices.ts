import type { Form } from './form-body.ts'
import { listOf } from './lists.ts'
import { newId, now, type StripeObject } from './objects.ts'
import { StripeRefusal } from './refusal.ts'

/** The prices that were made at an account. */
export class Prices {
  private readonly made = new Map<string, StripeObject>()

  get(id: string): StripeObject | undefined {
    return this.made.get(id)
  }

  /** Those with a lookup key, the newest first; archived ones too, unless only active ones are asked for. */
  list(lookupKey: string, form: Form): object {
    const isAsked = ({ active }: StripeObject) => form.active === undefined || String(active) === form.active
    const prices = [...this.made.values()].filter((price) => price.lookup_key === lookupKey && isAsked(price))
    return listOf(prices.reverse())
  }

  create(form: Form): object {
    const id = newId('price')
    const { lookup_key, currency } = form
    const holder = [...this.made.values()].find((price) => price.lookup_key === lookup_key)
    if (holder && form.transfer_lookup_key !== 'true') {
      throw new StripeRefusal(400, `A price (\`${holder.id}\`) already uses that lookup key.`)
    }
    if (holder) holder.lookup_key = null
    const price = {
      id,
      object: 'price',
      customer: '',
      created: now(),
      active: true,
      lookup_key,
      currency,
      unit_amount: Number(form.unit_amount),
    }
    this.made.set(id, price)
    return price
  }
}
