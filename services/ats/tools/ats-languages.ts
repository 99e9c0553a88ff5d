import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foldText } from '../src/domain/vocabulary/fold-text.ts'
import { inflected } from './languages/inflected.ts'

/** Languages in which names are asked for. */
const writtenIn =
  'en de fr es pt it nl pl sv da nb fi cs sk hr sl hu ro tr id el ru uk bg ca lt lv et sr mk sq eu gl is ga cy vi ms fil af'.split(
    ' ',
  )

/** Languages that resumes name, by BCP 47, with the English name that requirements and matches have. */
const named: Record<string, string> = Object.fromEntries(
  `en English,de German,fr French,es Spanish,pt Portuguese,it Italian,nl Dutch,pl Polish,zh Mandarin,ar Arabic,ru Russian,ko Korean,hi Hindi,
   yue Cantonese,vi Vietnamese,fil Tagalog,tr Turkish,uk Ukrainian,cs Czech,sv Swedish,da Danish,no Norwegian,el Greek,he Hebrew,
   lv Latvian,ro Romanian,hu Hungarian,af Afrikaans,hy Armenian,fi Finnish,bg Bulgarian,hr Croatian,sr Serbian,sk Slovak,fa Persian,
   ur Urdu,sw Swahili,zu Zulu,xh Xhosa,tn Tswana,am Amharic,so Somali,bn Bengali,pa Punjabi,ta Tamil,te Telugu,mr Marathi,
   gu Gujarati,ml Malayalam,th Thai,id Indonesian,ms Malay,ne Nepali,si Sinhala,sq Albanian,sl Slovenian,et Estonian,lt Lithuanian,
   is Icelandic,ca Catalan,eu Basque,gl Galician,cy Welsh,lb Luxembourgish,ka Georgian,kk Kazakh,ku Kurdish,ps Pashto,ti Tigrinya,
   ja Japanese,ga Irish,mt Maltese,mk Macedonian,be Belarusian,bs Bosnian,az Azerbaijani,uz Uzbek,mn Mongolian,my Burmese,km Khmer,
   lo Lao,kn Kannada,yo Yoruba,ig Igbo,ha Hausa,la Latin,eo Esperanto`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

/** Names that say something else in another language, and so are no language wherever they stand. */
const otherWords = new Set(
  'lets pools fins lett finn eszt sved man hausa latein galles pole mongol roman romana turku dan vene lati polu danu rusa laos malt alban arab latin pers'.split(
    ' ',
  ),
)

const countries = new Set<string>(
  JSON.parse(
    readFileSync(new URL('../src/domain/annotate/generated/countries.json', import.meta.url), 'utf8'),
  ) as string[],
)

/**
 * Writes the names of spoken languages in many languages, folded and inflected, as the Unicode Consortium's CLDR has them in Node (Unicode
 * License v3). Those that are names of countries or other words as well stand apart: they name languages only among languages.
 */
const of = new Map<string, Set<string>>()
const adjectives = new Map<string, Set<string>>()
const note = (map: Map<string, Set<string>>, form: string, name: string) =>
  map.set(form, (map.get(form) ?? new Set()).add(name))
for (const language of writtenIn) {
  const display = new Intl.DisplayNames([language], { type: 'language' })
  for (const [code, name] of Object.entries(named)) {
    const written = foldText((display.of(code) ?? '').replace(/\(.*?\)/g, ''))
    if (written === '' || written === code) continue
    const forms = inflected(written, language)
    for (const form of [written, ...forms.plain]) note(of, form, name)
    for (const form of forms.ambiguous) note(adjectives, form, name)
  }
}

const plain: Record<string, string[]> = {}
const ambiguous: Record<string, string[]> = {}
const all = [...of, ...[...adjectives].filter(([form]) => !of.has(form))]
for (const [form, names] of all.sort(([one], [other]) => (one < other ? -1 : 1))) {
  const [name = ''] = names
  if (names.size > 1) {
    process.stdout.write(`left out: ${form} is ${[...names].join(' and ')}\n`)
    continue
  }
  const isAmbiguous = adjectives.has(form) || form.length < 4 || countries.has(form) || otherWords.has(form)
  const list = isAmbiguous ? ambiguous : plain
  list[name] = [...(list[name] ?? []), form]
}

const lines = (names: Record<string, string[]>) =>
  Object.values(named)
    .filter((name) => names[name])
    .map((name) => `    ${JSON.stringify(name)}: ${JSON.stringify(names[name]?.join('|'))}`)
    .join(',\n')
const target = fileURLToPath(new URL('../src/domain/vocabulary/generated/spoken-languages.json', import.meta.url))
writeFileSync(target, `{\n  "plain": {\n${lines(plain)}\n  },\n  "ambiguous": {\n${lines(ambiguous)}\n  }\n}\n`)
process.stdout.write(`wrote ${all.length} names to ${target}\n`)
