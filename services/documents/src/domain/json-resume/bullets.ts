const mark = '• '

/** A text and its bullet points as one text, where a profile has one field and JSON Resume has two. */
export function withBullets(text: string, points: string[]): string {
  const lines = points.map((point) => `${mark}${onOneLine(point)}`)
  return [text, ...lines].filter((line) => line !== '').join('\n')
}

/** A text with a blank for each line's end and the blanks around it. Every blank is looked at once, however many stand in a row. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap))
}

/** Splits what {@link withBullets} joined. */
export function splitBullets(joined: string): { text: string; points: string[] } {
  const lines = joined.split('\n')
  let first = lines.length
  while (first > 0 && lines[first - 1]?.startsWith(mark)) first--
  return { text: lines.slice(0, first).join('\n'), points: lines.slice(first).map((line) => line.slice(mark.length)) }
}
