/** The sign of a character that a font does not name, within a word or at its end. */
const lost = /(?<=\p{Ll})\uFFFD(?=\p{Ll})|(?<=\p{Lu})\uFFFD(?=\p{Ll}{2})|(?<=\p{Ll}{2})\uFFFD(?!\uFFFD|\p{L})/gu
/** Largest part of the letters of a text that is lost where single ligatures are; of more, nothing can be told. */
const mostLost = 0.02

/** What was lost by what stands before and behind it; what is lost most often before a vowel is "ti". */
const ligatures: [before: RegExp, behind: RegExp, ligature: string][] = [
  [/(?:^|[^\p{L}])o$/iu, /^ce/u, 'ffi'],
  [/(?:^|[^\p{L}])o$/iu, /^ci/u, 'fi'],
  [/(?:^|[^\p{L}])(?:e|di|o|su)$/iu, /^(?:ect|er|ort|ic)/u, 'ff'],
  [/so$/iu, /^(?:ware|$|[^\p{L}])/u, 'ft'],
  [/(?:^|[^\p{L}])a$/iu, /^er(?!\p{L})/u, 'ft'],
  [/(?:scha|kra|schri|werksta|lu)$/iu, /^/u, 'ft'],
  [/\p{L}{2}$/u, /^(?:$|[^\p{L}])/u, 'ft'],
  [/(?:^|[^\p{L}])(?:a|commi|le|be|ma|mi|bi)$/iu, /^(?:e|end|ee|el)/u, 'tt'],
  [/\p{L}$/u, /^[aeiouvsfmàâäèéêîïôöùûü]/u, 'ti'],
]

/**
 * A text with the ligatures that some word processors' fonts do not name, as far as what stands beside them tells: "Na\uFFFDonal",
 * "So\uFFFDware". Others stay lost, and so does all of a text that has lost more than that.
 */
export function withLostLigatures(text: string): string {
  const found = text.match(/\uFFFD/g)?.length ?? 0
  if (found === 0 || found > mostLost * text.length) return text
  return text.replace(lost, (sign, at: number) => {
    const [before, behind] = [text.slice(Math.max(0, at - 10), at), text.slice(at + 1, at + 11)]
    return ligatures.find(([left, right]) => left.test(before) && right.test(behind))?.[2] ?? sign
  })
}
