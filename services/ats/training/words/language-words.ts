/** Invented material of a language, of which headers of roles are made. Lists are divided by semicolons. */
export interface LanguageWords {
  titles: string
  /** What may stand behind a title with a comma, dash, or in brackets. */
  teams: string
  /** Words for employers, before or behind a name: "{}" is the name. */
  employers: string
  /** Employers called after a town: "{}" is the town. */
  publicEmployers: string
  legal: string
  towns: string
  townEnds: string
  regions: string
  units: string
  modes: string
  taglines: string
  /** What was done, as items of a list. */
  deeds: string
  /** The same in a few words, written like names. */
  shortDeeds: string
  /** Running text. */
  prose: string
  labels: { title: string; employer: string; dates: string; place: string; work: string; client: string }
  months: string
  present: string
  until: string
  since: string
  years: string
  monthsLong: string
  at: string
}

/** The items of a list. */
export const listOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
