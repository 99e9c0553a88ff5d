/** A statement of a migration. */
export interface Statement {
  /** Without comments, with one blank between words. */
  text: string
  /** What the comments right above it say. */
  comment: string
}

const token = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[\s\S]*?\$\1\$|;|[^-/'"$;]+|[\s\S]/g

/** The statements of a migration. Texts, quoted names and bodies of functions are never taken for the end of one. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = []
  let text = ''
  let comment = ''
  const end = () => {
    if (text.trim() !== '') {
      statements.push({ text: text.replaceAll(/\s+/g, ' ').trim(), comment: comment.trim() })
      comment = ''
    }
    text = ''
  }
  for (const [part] of sql.matchAll(token)) {
    if (part === ';') end()
    else if (/^(--|\/\*)/.test(part)) {
      text += ' '
      comment += `${part.replace(/^--\s*/, '')}\n`
    } else text += part
  }
  end()
  return statements
}
