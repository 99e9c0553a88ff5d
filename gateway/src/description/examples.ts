import { readFileSync } from 'node:fs'

/** An operation as it was called on a running platform, and what it answered. */
export interface OperationExamples {
  request?: {
    params?: Record<string, string>
    query?: Record<string, string>
    body?: unknown
  }
  /** By status; each answer has a name, for failures the word that `X-Error-Code` had. */
  responses: Record<string, Record<string, unknown>>
}

/** Examples by operation ID; what all operations have in common stands under `*`. */
export type Examples = Record<string, OperationExamples>

/**
 * Examples recorded from real answers by `tests/acceptance/examples.test.ts`, which also holds them against what the
 * platform answers today.
 */
export function readExamples(): Examples {
  return JSON.parse(readFileSync(new URL('./generated/examples.json', import.meta.url), 'utf8'))
}

/** The member of a media type that shows examples: `example` for one, `examples` for several. */
export function shownExamples(values: Record<string, unknown> | undefined): object {
  const entries = Object.entries(values ?? {})
  if (entries.length === 0) return {}
  if (entries.length === 1) return { example: entries[0]?.[1] }
  return { examples: Object.fromEntries(entries.map(([name, value]) => [name, { value }])) }
}
