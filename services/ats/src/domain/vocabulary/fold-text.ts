import { memoize } from './memoize.ts'

/** Text that is folded already. */
const isFolded = /^[a-z0-9]+(?: [a-z0-9]+)*$/
const notAscii = /[\u0080-\uFFFF]/

/** Text in lower case, without accents and signs, its words divided by single blanks. */
export const foldText = memoize((text) => {
  const lower = text.toLowerCase()
  if (isFolded.test(lower)) return lower
  if (!notAscii.test(lower)) return lower.replace(/[^a-z0-9]+/g, ' ').trim()
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
})
