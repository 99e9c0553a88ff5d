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
 * Signs that fonts of TeX and of macOS have instead of "ti" within words: what shows that one has, from how many words on, and the sign. A
 * stroke may stand between two names, a dollar never does.
 */
const signs: [shown: RegExp, fewest: number, sign: RegExp][] = [
  [/\p{Ll}{2}\\ons?(?!\p{L})/gu, 3, /(?<=\p{L})\\(?=\p{Ll})/gu],
  [/\p{Ll}{2}\$ons?(?!\p{L})/gu, 1, /(?<=\p{L})\$(?=\p{Ll})/gu],
]

/** A text in which such signs within words are "ti", where words tell: "informa\on", "inves$ga$ons". */
const withSignsAsLigatures = (given: string): string =>
  signs.reduce(
    (text, [shown, fewest, sign]) => ((text.match(shown)?.length ?? 0) < fewest ? text : text.replace(sign, 'ti')),
    given,
  )

/**
 * A text with the ligatures that some word processors' fonts do not name, as far as what stands beside them tells: "Na\uFFFDonal",
 * "So\uFFFDware". Others stay lost, and so does all of a text that has lost more than that.
 */
export function withLostLigatures(given: string): string {
  const text = withSignsAsLigatures(given)
  const found = text.match(/\uFFFD/g)?.length ?? 0
  if (found === 0 || found > mostLost * text.length) return text
  return text.replace(lost, (sign, at: number) => {
    const [before, behind] = [text.slice(Math.max(0, at - 10), at), text.slice(at + 1, at + 11)]
    return ligatures.find(([left, right]) => left.test(before) && right.test(behind))?.[2] ?? sign
  })
}
