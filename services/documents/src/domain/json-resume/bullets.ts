const mark = '• '

/** A text and its bullet points as one text, where a profile has one field and JSON Resume has two. */
export function withBullets(text: string, points: string[]): string {
  const lines = points.map((point) => `${mark}${point.replaceAll(/\s*\n\s*/g, ' ')}`)
  return [text, ...lines].filter((line) => line !== '').join('\n')
}

/** Splits what {@link withBullets} joined. */
export function splitBullets(joined: string): { text: string; points: string[] } {
  const lines = joined.split('\n')
  let first = lines.length
  while (first > 0 && lines[first - 1]?.startsWith(mark)) first--
  return { text: lines.slice(0, first).join('\n'), points: lines.slice(first).map((line) => line.slice(mark.length)) }
}
