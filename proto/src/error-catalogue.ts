import { accessErrors } from './error-catalogue/access.ts'
import { billingErrors } from './error-catalogue/billing.ts'
import type { ErrorEntry } from './error-catalogue/entry.ts'
import { platformErrors } from './error-catalogue/platform.ts'
import { portfolioErrors } from './error-catalogue/portfolios.ts'
import { programErrors } from './error-catalogue/programs.ts'
import { requestErrors } from './error-catalogue/requests.ts'
import { writingErrors } from './error-catalogue/writing.ts'

export type { ErrorEntry } from './error-catalogue/entry.ts'

/**
 * Every error of the platform by its id: the word that `X-Error-Code` and `ErrorInfo.reason` carry. An id that was released
 * keeps its meaning and its status; `docs/http-status-codes.md` is made from this table.
 */
export const errorCatalogue = {
  ...requestErrors,
  ...accessErrors,
  ...writingErrors,
  ...portfolioErrors,
  ...billingErrors,
  ...programErrors,
  ...platformErrors,
} as const satisfies Record<string, ErrorEntry>

/** The stable word for an error. */
export type ErrorId = keyof typeof errorCatalogue

type PlaceholdersOf<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholdersOf<Rest>
  : never

/** What the message of an error takes: a value for each `{name}` in it. */
export type ErrorParams<Id extends ErrorId> = Record<
  PlaceholdersOf<(typeof errorCatalogue)[Id]['message']>,
  string | number
>

/** Errors whose message says something of the case. */
export type TemplateErrorId = {
  [Id in ErrorId]: [PlaceholdersOf<(typeof errorCatalogue)[Id]['message']>] extends [never] ? never : Id
}[ErrorId]

/** Errors whose message is always the same. */
export type PlainErrorId = Exclude<ErrorId, TemplateErrorId>

/** Whether a string is the id of an error in the catalogue. */
export function isErrorId(value: string): value is ErrorId {
  return Object.hasOwn(errorCatalogue, value)
}

/** The public message of an error. @throws Error when a parameter is missing */
export function errorMessage(id: ErrorId, params: Partial<Record<string, string | number>> = {}): string {
  return errorCatalogue[id].message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The message of ${id} needs ${name}`)
    return String(value)
  })
}
