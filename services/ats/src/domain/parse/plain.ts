const ascii = /^\p{ASCII}*$/u

/** Texts that were folded lately: every line is looked at by several readers. */
const lately = new Map<string, string>()
const kept = { most: 4_000, longest: 120 }

/** Text without accents and signs, in lower case. */
export function plain(text: string): string {
  if (text.length > kept.longest) return folded(text)
  const known = lately.get(text)
  if (known !== undefined) return known
  const result = folded(text)
  if (lately.size >= kept.most) lately.clear()
  lately.set(text, result)
  return result
}

function folded(text: string): string {
  const lower = text.toLowerCase()
  if (ascii.test(lower)) return lower.replace(/[^a-z0-9]+/g, ' ').trim()
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
