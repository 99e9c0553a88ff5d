import type { Trade } from './trade-resume.ts'
import { tradesWithPeople } from './trades-with-people.ts'
import { tradesWithThings } from './trades-with-things.ts'

/** People of ten trades whose resumes can be told well and badly. */
export const trades: Trade[] = [...tradesWithPeople, ...tradesWithThings]
