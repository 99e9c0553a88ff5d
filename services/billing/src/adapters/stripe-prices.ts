import { type Interval, isPackKey, isProductKey, type PackKey, type ProductKey } from '../domain/catalog.ts'

/** What a price stands for. */
export interface PricedProduct {
  productKey: ProductKey
  interval: Interval
}

/** Reads a price, by the key of its configuration or its lookup key; undefined for a price that is not ours. */
export type ReadPrice = (price: { id: string; lookup_key: string | null }) => PricedProduct | undefined

/** Makes the {@link ReadPrice} of a configuration. @param priceIds IDs of prices by their keys */
export function createReadPrice(priceIds: ReadonlyMap<string, readonly string[]>): ReadPrice {
  const keysById = new Map([...priceIds].flatMap(([key, ids]) => ids.map((id) => [id, key] as const)))
  return ({ id, lookup_key }) => {
    const key = keysById.get(id) ?? lookup_key ?? ''
    const at = key.lastIndexOf('_')
    const [productKey, interval] = [key.slice(0, at), key.slice(at + 1)]
    if (!isProductKey(productKey) || (interval !== 'monthly' && interval !== 'annual')) return undefined
    return { productKey, interval }
  }
}

/** The pack that metadata names; undefined for none of ours. */
export function packOf(metadata: Record<string, string> | null | undefined): PackKey | undefined {
  const key = metadata?.packKey ?? ''
  return isPackKey(key) ? key : undefined
}
