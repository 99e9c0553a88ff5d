/** The words of an enumeration, and the values of the proto enum that stand for them. */
export interface EnumWords<Word extends string, Value extends string> {
  encode(word: Word): Value
  /** @returns undefined for the unspecified value, and for one that this release does not know */
  decode(value: string): Word | undefined
}

/** Makes the {@link EnumWords} of a table from words to values. */
export function enumWords<Word extends string, Value extends string>(
  values: Record<Word, Value>,
): EnumWords<Word, Value> {
  const words = new Map(Object.entries<Value>(values).map(([word, value]) => [value as string, word as Word]))
  return { encode: (word) => values[word], decode: (value) => words.get(value) }
}
