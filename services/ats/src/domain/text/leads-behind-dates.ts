/** Words that say where or under whom, behind a title. */
const places = 'at|under|unter|bei|beim|sous|chez|presso|bij|onder'
const where = new RegExp(`^\\s*(?:${places})\\s`, 'u')

/** Whether a text begins with such a word. */
export const beginsWhere = (text: string) => where.test(text)

/**
 * A few words, a dash, and text, behind dates; in place of the dash, a comma or a colon before words in small letters, a stop, a gap, or a
 * word that says where or under whom.
 */
const leadBehindDates = new RegExp(
  `^(\\s*(?:[–—-]\\s+)?)(\\p{Lu}[^.,:;|–—]{3,60}?)(?:\\s+[–—-]\\s+(?=\\p{L})|[,:;]\\s+(?=\\p{Ll})|\\.\\s+(?=\\p{Lu})|\\s{3}\\s*(?=\\p{L})|\\s(?=(?:${places})\\s))`,
  'u',
)

/** A name and one to three others behind commas, before another comma or a dash, behind dates and how long that was: "2 years   Welder, Iron Works, Leeds, …". */
const namesBehindDates =
  /^(\s*(?:\d{1,2} \p{L}{2,6}\s{1,4})?(?:[–—-]\s+)?)(\p{Lu}[^.,:;|–—]{1,60}?)((?:,\s+\p{Lu}[^.,:;|–—]{1,40}){1,3})(?=,\s|\s[–—]\s)/u

/**
 * What names something before the text behind dates: "2019 – 2021 — Welder at Iron Works - bridges of steel and more",
 * "2019 – 2021 Welder at Iron Works, answerable for bridges of steel", "2019 – 2021 Welder. Built bridges."
 * @returns how long it is, and where the text behind it begins; undefined where nothing does
 */
export function leadOf(
  tail: string,
  leads: ((words: string) => boolean) | undefined,
): { length: number; text: number } | undefined {
  for (const pattern of [leadBehindDates, namesBehindDates]) {
    const [lead = '', before = '', words = '', others = ''] = pattern.exec(tail) ?? []
    if (words !== '' && leads?.(words))
      return { length: before.length + words.length + others.length, text: lead.length }
  }
  return undefined
}
