import type { Upload } from './upload.ts'

/** One operation with what it is called with. */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/v1`. */
  path: string
  query?: object | undefined
  /** Sent as JSON. */
  body?: unknown
  /** A file to send as the field of a form. */
  file?: { field: string; content: Upload | Promise<Upload> }
  /** Takes an idempotency key: doing it twice under one key does it once. */
  keyed?: true
  /** Doing it twice is the same as doing it once. */
  repeatable?: true
  /** Answers without the envelope. */
  bare?: true
}

/**
 * A value as a part of a path.
 * @throws TypeError for values that would make it another path
 */
export function segment(value: string | number): string {
  const text = String(value)
  if (text === '' || text === '.' || text === '..') throw new TypeError(`"${text}" cannot be a part of a path`)
  return encodeURIComponent(text)
}

/** The query of an address; empty for no parameters. Undefined ones are left out. */
export function searchOf(query: object = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return search.size > 0 ? `?${search}` : ''
}
