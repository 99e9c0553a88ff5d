import { createStatementNames } from './statement-names.ts'

/** A statement as pg takes it, besides its values. */
export interface TaggedStatement {
  /** Empty for one that is not to be prepared. */
  name: string
  text: string
}

/**
 * Makes the statements of templates whose values are parameters: `$1` stands for the first, and so on.
 * @returns a function from a template to its statement, which is always the same object for the same place in a program
 */
export function createTaggedStatements(): (query: TemplateStringsArray) => TaggedStatement {
  const nameOf = createStatementNames()
  const statements = new WeakMap<TemplateStringsArray, TaggedStatement>()
  return (query) => {
    const known = statements.get(query)
    if (known) return known
    const text = query.reduce((sql, part, index) => `${sql}$${index}${part}`)
    const statement = { text, name: nameOf({ sql: text }) }
    statements.set(query, statement)
    return statement
  }
}
