/** The word for "year" before a year, in many languages: "Año   2015", "Jahr: 2015". */
const wordForYear =
  /^(?:years?|jahre?|année|ann[oi]|an|anul|años?|anos?|any|jaar|år|vuosi|aasta|rok|leto|godina|година|год|рік|έτος|év|yıl|tahun|năm)\s?[:.]?\s{1,20}(?=(?:19|20)\d\d(?!\d))/iu

/** Lines without the word for "year" before the year that they begin with: forms and tables name it, and no course or role is called so. */
export const withoutWordsForYear = (lines: string[]): string[] => lines.map((line) => line.replace(wordForYear, ''))
