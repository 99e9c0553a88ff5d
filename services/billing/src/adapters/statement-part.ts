/** A part of the statement that writes accounts; `account` is the part that comes first, and has a row for each that is written. */
export interface StatementPart {
  /** Names the part: the same name for the same text. */
  name: string
  /** Each an array with a value for each row, and the type of such a value. */
  values: [values: readonly unknown[], type: string][]
  /** The text; `source` is what it reads its rows from, named `each`. */
  text(source: string): string
}

/**
 * A part that writes rows.
 * @param columns of the rows: name and type
 * @param text the statement; `source` is what it reads the rows from, named `each`
 */
export function rowsPart(
  name: string,
  columns: readonly (readonly [name: string, type: string])[],
  rows: readonly (readonly unknown[])[],
  text: (source: string) => string,
): StatementPart {
  const names = columns.map(([column]) => column).join(', ')
  return {
    name,
    values: columns.map(([, type], nth) => [rows.map((row) => row[nth]), type]),
    text: (placeholders) => text(`unnest(${placeholders}) AS each (${names})`),
  }
}

/** Parts as one statement, with a name that is the same for the same text. Parts without rows are left out. */
export function joined(parts: readonly StatementPart[]): { name: string; text: string; values: unknown[] } {
  const written = parts.filter(({ values: [first] }) => first && first[0].length > 0)
  const values: unknown[] = []
  const texts = written.map((part) => {
    const placeholders = part.values.map(([rows, type]) => `$${values.push(rows)}::${type}[]`)
    return `${part.name} AS (${part.text(placeholders.join(', '))})`
  })
  return {
    name: `write-accounts-${written.map(({ name }) => name[0]).join('')}`,
    text: `WITH ${texts.join(', ')} SELECT user_id FROM account`,
    values,
  }
}
