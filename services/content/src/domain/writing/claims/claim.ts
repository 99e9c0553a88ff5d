/** Something in a text that is true or false of a person: what is invented of these does harm. */
export interface Claim {
  kind: 'figure' | 'date' | 'name' | 'degree' | 'certificate'
  /** Where it stands in the text, in UTF-16 code units. */
  from: number
  to: number
}

/** Text in lower case without accents and of the same length, to be compared and searched. */
export function foldSameLength(text: string): string {
  return text
    .replace(/[\u00C0-\u024F]/g, (sign) => sign.normalize('NFD')[0] ?? sign)
    .replace(/[A-Z\u0370-\u04FF]/g, (sign) => sign.toLowerCase())
}

/** The words of a text, folded, without a possessive's ending. */
export function wordsOf(text: string): string[] {
  return (foldSameLength(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []).filter((word) => word !== 's')
}
