/** Endings of one name: what is taken off its end, and what is put there instead. */
type Endings = [end: RegExp, others: string[]][]

const polish: Endings = [[/i$/, ['iego', 'im', 'iemu']]]
const czech: Endings = [[/ina$/, ['iny', 'ine', 'inu', 'inou']]]
const southSlavic: Endings = [[/i$/, ['og', 'oga', 'om', 'ome', 'im']]]
const german: Endings = [[/$/, ['e', 'en', 'er', 'es', 'em']]]
const nordic: Endings = [[/ska$/, ['skan']]]
const eastSlavic: Endings = [[/ии$/, ['ого', 'ому', 'им', 'ом', 'и']]]
const hungarian: Endings = [[/$/, ['ul', 'bol', 'ben', 'ban', 't', 'et']]]

/**
 * How names of languages are inflected in the languages that inflect them, folded: what people write behind "knowledge of", and the adjective
 * before "language".
 */
const endings: Record<string, Endings> = {
  de: german,
  pl: polish,
  cs: czech,
  sk: czech,
  hr: southSlavic,
  sr: [[/и$/, ['ог', 'ога', 'ом', 'оме', 'им']]],
  sl: [[/ina$/, ['ine', 'ini', 'ino']]],
  sv: nordic,
  ru: eastSlavic,
  uk: [[/а$/, ['оі', 'у', 'ою', 'іи']]],
  hu: hungarian,
  fi: [
    [/nti$/, ['nnin', 'ntia']],
    [/mi$/, ['men', 'mea']],
    [/$/, ['n', 'a']],
  ],
  tr: [[/$/, ['yi', 'ye', 'de', 'si', 'sini', 'nin', 'dan', 'den']]],
  ro: [[/a$/, ['e', 'ei']]],
  el: [[/α$/, ['ων', 'ας']]],
  is: [[/a$/, ['u']]],
}

/** Czech, Slovak, and Slovene have an adjective besides: "angličtina", "anglický jazyk". */
const adjectives: Record<string, [RegExp, string][]> = {
  cs: [
    [/nemcina$/, 'nemeck'],
    [/ctina$/, 'ck'],
    [/stina$/, 'sk'],
  ],
  sk: [
    [/nemcina$/, 'nemeck'],
    [/ctina$/, 'ck'],
    [/stina$/, 'sk'],
    [/cina$/, 'sk'],
  ],
  sl: [[/scina$/, 'sk']],
}
const adjectiveEndings: Record<string, string[]> = {
  cs: ['y', 'eho', 'em', 'emu', 'ym'],
  sk: ['y', 'eho', 'om', 'emu', 'ym'],
  sl: ['i', 'ega', 'em', 'emu', 'im', 'o'],
}

/** Words for "language" that stand beside a name, which has another form there or says a country or a people otherwise. */
const besideLanguage: Record<string, (name: string) => string[]> = {
  es: (name) => [`lengua ${feminine(name)}`],
  pt: (name) => [`lingua ${feminine(name)}`],
  gl: (name) => [`lingua ${feminine(name)}`],
  ca: (name) => [`llengua ${feminine(name)}`],
  fr: (name) => [`langue ${name.replace(/[^e]$/, '$&e')}`],
  nl: (name) => [`${name}e taal`],
  id: (name) => [`bahasa ${name}`],
  ms: (name) => [`bahasa ${name}`],
  et: (name) => ['keel', 'keele', 'keelt', 'keeles'].map((word) => `${name} ${word}`),
  fi: (name) => [`${name}n kieli`, `${name}n kielen`, `${name}n kielta`],
  ro: (name) => [`limba ${name}`, `limbii ${name.replace(/a$/, 'e')}`],
  el: (name) => [`${name.replace(/α$/, 'η')} γλωσσα`, `${name.replace(/α$/, 'ης')} γλωσσας`],
  hu: (name) => [`${name} nyelv`, `${name} nyelvu`, `${name} nyelven`],
}

/** Adjectives that say as often where something comes from as which language is meant. */
const adjectivesOfPeople: Record<string, (name: string) => string[]> = {
  es: (name) => [feminine(name)],
  pt: (name) => [feminine(name)],
  gl: (name) => [feminine(name)],
  ca: (name) => [feminine(name)],
  nl: (name) => [`${name}e`],
  el: (name) => [name.replace(/α$/, 'η'), name.replace(/α$/, 'ης')],
  da: (name) => [`${name}e`],
  nb: (name) => [`${name}e`],
  ru: (name) => (name.endsWith('ии') ? [name.replace(/ии$/, 'ая'), name.replace(/ии$/, 'ои')] : []),
  pl: (name) => [name.replace(/i$/, 'a'), name.replace(/i$/, 'iej')],
}

const feminine = (name: string) =>
  name
    .replace(/es$/, 'esa')
    .replace(/o$/, 'a')
    .replace(/(?<=alem)an$/, 'ana')

/** Forms of a folded name of a language in the language that it is written in, besides the name itself. */
export interface Forms {
  /** Those that say nothing else. */
  plain: string[]
  /** Those that are said of people and things as well. */
  ambiguous: string[]
}

/** How a folded name of a language is inflected in the language that it is written in. */
export function inflected(name: string, language: string): Forms {
  if (name.includes(' ')) return { plain: [], ambiguous: [] }
  const nouns = (endings[language] ?? []).flatMap(([end, others]) =>
    end.test(name) ? others.map((other) => name.replace(end, other)) : [],
  )
  const [end, stem = ''] = (adjectives[language] ?? []).find(([pattern]) => pattern.test(name)) ?? []
  const adjective = end ? (adjectiveEndings[language] ?? []).map((ending) => name.replace(end, stem) + ending) : []
  return {
    plain: [...nouns, ...adjective, ...(besideLanguage[language]?.(name) ?? [])],
    ambiguous: (adjectivesOfPeople[language]?.(name) ?? []).filter((form) => form !== name),
  }
}
