import generated from './generated/spoken-languages.json' with { type: 'json' }

/** Names that people write besides those of the CLDR, folded, and those that are countries or other words in languages which are rarer here. */
const written: Record<string, string> = {
  German: 'duits|tedesco',
  Spanish: 'castellano|castella|castelhano',
  Portuguese: 'brazilian portuguese',
  Dutch: 'flemish|flamisch|flamand|vlaams|nederlands|hollandisch|holandski|holandes|hollandsk|hollandska|nederlandse',
  Italian: 'italien',
  Mandarin: 'mandarin|mandarim|mandarino|mandarijn|chinese|chinesisch',
  Tagalog: 'tagalog|filipino',
  Norwegian: 'norsk|norska|noors|bokmal|nynorsk',
  Danish: 'danska',
  Finnish: 'finska',
  Persian: 'farsi',
  Ukrainian: 'ukrainska',
  Hebrew: 'ivrit|hebreeuws',
  Somali: 'somali|somalisk',
  Swahili: 'kiswahili|suaheli|swahili',
  Zulu: 'isizulu|zulu',
  Xhosa: 'isixhosa|xhosa',
  Tswana: 'setswana',
  Sotho: 'sesotho|sotho|sepedi',
  Bengali: 'bangla',
  Punjabi: 'panjabi',
  Pashto: 'pashto|paschtu',
  Indonesian: 'bahasa indonesia',
  Malay: 'bahasa malaysia|bahasa melayu|bahasa malayu',
  Slovenian: 'slovene',
  Basque: 'euskera|euskara',
  Galician: 'gallego|galego',
  Welsh: 'cymraeg',
  Irish: 'gaeilge|gaelic',
  'American Sign Language': 'asl|american sign language',
}

/** Such names that are another word in another language: "dari" is "from" in Indonesian. */
const writtenAmbiguous = { Dari: 'dari' }

/** Words that begin with a name and say something else: "thái độ", Vietnamese for an attitude. */
const noLanguages = ['thai do']

/** Words for the language that somebody grew up with, which stand where its name may. */
const motherTongues = new Set([
  'muttersprache',
  'modersmal',
  'moedertaal',
  'aidinkieli',
  'anadil',
  'anyanyelv',
  'emakeel',
])

/** Words behind a name with which it makes one word: "Deutschkenntnisse", "engelskspråkig", "angoltudás". */
const seconds =
  'kenntnis|sprach|sprech|kunskap|kundskab|kunnskap|talande|talende|talig|sprak|sprog|tudas|nyelv|kiel|keel|kunnatt|lehr'
const compound = new RegExp(`^(\\p{L}{4,}?)s?(?:${seconds})\\p{L}*$`, 'u')
/** Whether a word may be such a one: most are not, and this is sooner said. */
const mayBeCompound = new RegExp(seconds)

/** Names that are only languages among languages, since they are countries, peoples, or other words as well. */
const ambiguous = new Map<string, string>()
const names = new Map<string, string>()
/** First words of names of several words. */
const beginnings = new Set<string>()
const order = new Map<string, number>()

function note(lists: Record<string, string>, map: Map<string, string>) {
  for (const [language, forms] of Object.entries(lists)) {
    if (!order.has(language)) order.set(language, order.size)
    for (const form of forms.split('|')) {
      map.set(form, language)
      if (form.includes(' ')) beginnings.add(form.slice(0, form.indexOf(' ')))
    }
  }
}
note(generated.plain, names)
note(generated.ambiguous, ambiguous)
note(writtenAmbiguous, ambiguous)
note(written, names)
note({ '': noLanguages.join('|') }, names)

/** Most words of a name: "tiếng Bồ Đào Nha". */
const mostWords = 4

/** A spoken language within words: its English name, and which words say it. */
export interface NamedLanguage {
  name: string
  from: number
  /** Behind its last word. */
  to: number
}

/**
 * Spoken languages that words name. A word that says something else as well counts beside another language: "de Duitse en Engelse taal".
 * @param words folded
 * @param isList whether they are a list of languages, in which "Italia" is one
 */
export function namedLanguages(words: string[], isList = false): NamedLanguage[] {
  const found = namedBy((form) => known(form) ?? (isList ? ambiguous.get(form) : undefined), words)
  if (found.length === 0 || isList) return found
  const [starts, ends] = [new Set(found.map(({ from }) => from)), new Set(found.map(({ to }) => to))]
  const isJoin = (at: number) => joins.has(words[at] as string)
  const isBeside = ({ from, to }: NamedLanguage) =>
    ends.has(from) || starts.has(to) || (isJoin(from - 1) && ends.has(from - 1)) || (isJoin(to) && starts.has(to + 1))
  return [...found, ...namedBy((form) => ambiguous.get(form), words).filter(isBeside)]
}

/** "And" and "or" in the languages that names are known in, folded. */
const joins = new Set(
  `and or und oder et ou y e o u en of og och eller i a oraz lub oz ali ja tai es vagy si sau ve veya dan atau va hoac και η и или та або или
   un vai ir ar arba voi edo eta agus neu ac at`.split(/\s+/),
)

function namedBy(languageOf: (form: string) => string | undefined, words: string[]): NamedLanguage[] {
  const found: NamedLanguage[] = []
  for (let from = 0; from < words.length; from++) {
    const word = words[from] as string
    for (let count = beginnings.has(word) ? mostWords : 1; count > 0; count--) {
      const name = languageOf(count === 1 ? word : words.slice(from, from + count).join(' '))
      if (name === undefined) continue
      if (name !== '') found.push({ name, from, to: from + count })
      from += count - 1
      break
    }
  }
  return found
}

function known(form: string): string | undefined {
  const name = names.get(form)
  if (name !== undefined || form.length < compoundLength.from || form.length > compoundLength.to) return name
  if (!mayBeCompound.test(form)) return undefined
  const [, head = ''] = compound.exec(form) ?? []
  return names.get(head)
}
/** Letters of a word that may be made of a language and another word. */
const compoundLength = { from: 8, to: 40 }

/** English names of languages, each once, in the order of the vocabulary. */
export function namesOf(found: NamedLanguage[]): string[] {
  return [...new Set(found.map(({ name }) => name))].sort(
    (one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0),
  )
}

/** Whether a text names a spoken language. @param words folded @param isList see {@link namedLanguages} */
export function namesSpokenLanguage(words: string, isList = false): boolean {
  const all = words.split(' ')
  return namedLanguages(all, isList).length > 0 || all.some((word) => motherTongues.has(word))
}
