/** A part of the statement that writes an account. $1 is the user, $2 the time; `account` is the part that comes first. */
export interface StatementPart {
  /** Names the part in the statement's name: the same word for the same text. */
  word: string
  values: [value: unknown, type: string][]
  text(placeholders: string[]): string
}

/** Up to how many rows are written by parameters of their own, which PostgreSQL reads faster than arrays. */
const mostSingleRows = 4

/**
 * A part that writes rows.
 * @param columns of the rows: name and type
 * @param text the statement; `source` is what it reads the rows from, named `each`
 */
export function rowsPart(
  initial: string,
  columns: readonly (readonly [name: string, type: string])[],
  rows: readonly (readonly unknown[])[],
  text: (source: string) => string,
): StatementPart {
  const names = columns.map(([name]) => name).join(', ')
  if (rows.length > mostSingleRows) {
    return {
      word: initial,
      values: columns.map(([, type], nth) => [rows.map((row) => row[nth]), `${type}[]`]),
      text: (placeholders) => text(`unnest(${placeholders.join(', ')}) AS each (${names})`),
    }
  }
  return {
    word: `${initial}${rows.length}`,
    values: rows.flatMap((row) => columns.map(([, type], nth): [unknown, string] => [row[nth], type])),
    text: (placeholders) => {
      const listed = rows.map((_row, nth) => placeholders.slice(nth * columns.length, (nth + 1) * columns.length))
      return text(`(VALUES ${listed.map((each) => `(${each.join(', ')})`).join(', ')}) AS each (${names})`)
    },
  }
}

/** Parts as one statement, with a name that is the same for the same text. Values that come first are $1 and $2. */
export function joined(
  parts: readonly StatementPart[],
  first: readonly unknown[],
): { name: string; text: string; values: unknown[] } {
  const values = [...first]
  const texts = parts.map((part, index) => {
    const placeholders = part.values.map(([value, type]) => `$${values.push(value)}::${type}`)
    return `${index === 0 ? 'account' : `part_${part.word}`} AS (${part.text(placeholders)})`
  })
  return {
    name: `write-account-${parts.map(({ word }) => word).join('')}`,
    text: `WITH ${texts.join(', ')} SELECT user_id FROM account`,
    values,
  }
}
