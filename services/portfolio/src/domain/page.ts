/** A part of a list that is asked for. */
export interface PageRequest {
  limit: number
  offset: number
}

/** A part of a list, and how many items the whole list has. */
export interface Page<Item> {
  items: Item[]
  total: number
}
