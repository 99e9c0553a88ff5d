/** Kinds of personal data. */
export const kinds = ['NAME', 'EMAIL', 'PHONE', 'LINK', 'ADDRESS'] as const

/** A kind of personal data. */
export type Kind = (typeof kinds)[number]

/** What becomes of a placeholder that stands for nothing. */
export type OnUnknown = (placeholder: string) => string

/** Puts back what was replaced, into texts that were made of what was sent. */
export interface Restoring {
  /**
   * Puts back what stands behind the placeholders of a text, also when their case, brackets or separators were changed.
   * @param onUnknown a placeholder that stands for nothing stays when absent
   */
  restore(text: string, onUnknown?: OnUnknown): string
  /** Does the same to a text that comes in parts, whatever the parts break. */
  restoreParts(onUnknown?: OnUnknown): PartsRestorer
  /** Whether a text holds what looks like a placeholder. */
  holdsPlaceholder(text: string): boolean
}

/** Restores a text that comes in parts. All that it returns, joined, is what `restore` makes of the whole. */
export interface PartsRestorer {
  /** Takes a part. @returns what can no longer become part of a placeholder */
  push(part: string): string
  /** Ends the text. @returns the rest */
  end(): string
}

const anyPlaceholder = new RegExp(`(?:${kinds.join('|')})_\\d`, 'i')
/** The end of a text that may go on to be a placeholder in brackets. */
const openBracket = /\\?\[\s{0,2}[\p{L}\p{N}]{0,16}(?:[\s_\\-]{0,3}\d{0,6}\s{0,2}\\?)$/u
const openWord = /(?<![\p{L}\p{N}_])[\p{L}\p{N}]{1,16}\\?(?:_\d{0,6})?$/u

/** Finds placeholders in brackets, also changed ones, and those that lost them, which have an underscore. */
function placeholderPattern(mark: string): RegExp {
  const kind = `${mark}(${kinds.join('|')})`
  return new RegExp(
    `\\\\?\\[\\s{0,2}${kind}[\\s_\\\\-]{0,3}(\\d{1,6})\\s{0,2}\\\\?\\]|(?<![\\p{L}\\p{N}_])\\[?${kind}\\\\?_(\\d{1,6})\\]?`,
    'giu',
  )
}

/** Nearly every text has placeholders without a mark. */
const unmarked = placeholderPattern('')

/**
 * Makes a restorer.
 * @param mark what stands before the kind in each placeholder
 * @param values by kind and number: `NAME_1`
 */
export function restorerOf(mark: string, values: ReadonlyMap<string, string>): Restoring {
  const known = mark === '' ? unmarked : placeholderPattern(mark)
  const stems = kinds.map((each) => `${mark}${each}`.toUpperCase())
  const restore = (text: string, onUnknown: OnUnknown = (found) => found) => {
    if (!text.includes('[') && !text.includes('_')) return text
    return text.replace(known, (found: string, kindA = '', numberA = '', kindB = '', numberB = '') => {
      const name = `${(kindA || kindB).toUpperCase()}_${Number(numberA || numberB)}`
      return values.get(name) ?? onUnknown(found)
    })
  }
  /** Where a text may go on to be a placeholder; its length when nowhere. */
  const openFrom = (text: string) => {
    const bracket = openBracket.exec(text)
    if (bracket && isStem(lettersOf(bracket[0]), stems)) return bracket.index
    const word = openWord.exec(text)
    if (word && isStem(lettersOf(word[0]), stems)) return word.index
    return /\\$/.test(text) ? text.length - 1 : text.length
  }
  return {
    restore,
    restoreParts: (onUnknown) => {
      /** A stand-in for what was given last, to know whether a word goes on, and what waits for more. */
      let last = ' '
      let waiting = ''
      const give = (text: string) => {
        if (text === '') return ''
        const given = restore(last + text, onUnknown).slice(last.length)
        last = /[\p{L}\p{N}_]$/u.test(text) ? 'x' : ' '
        return given
      }
      return {
        push: (part) => {
          const text = last + waiting + part
          const from = openFrom(text)
          const ready = text.slice(last.length, from)
          waiting = text.slice(from)
          return give(ready)
        },
        end: () => {
          const rest = waiting
          waiting = ''
          return give(rest)
        },
      }
    },
    holdsPlaceholder: (text) => anyPlaceholder.test(text),
  }
}

/** The word of an opened placeholder: `[ name_1` is `NAME`. */
function lettersOf(open: string): string {
  return (/[\p{L}\p{N}]+/u.exec(open)?.[0] ?? '').toUpperCase()
}

/** Whether a word is, or may become, what a placeholder begins with; its number may follow without a separator. */
function isStem(word: string, stems: string[]): boolean {
  return stems.some((stem) => stem.startsWith(word) || (word.startsWith(stem) && /^\d*$/.test(word.slice(stem.length))))
}
