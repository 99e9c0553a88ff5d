import { account } from './account.ts'
import { ats } from './ats.ts'
import { billing } from './billing.ts'
import { documents } from './documents.ts'
import type { Snippets } from './given.ts'
import { guide } from './guide.ts'
import { portfolios } from './portfolios.ts'
import { programs } from './programs.ts'

export type { Given } from './given.ts'
export { guide }

/** A snippet for every operation, by its ID. */
export const operations: Snippets = { ...account, ...documents, ...portfolios, ...ats, ...billing, ...programs }
