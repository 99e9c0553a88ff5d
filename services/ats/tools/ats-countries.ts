import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { foldedPlace } from '../src/domain/annotate/places.ts'

/** Languages that resumes are read in. */
const languages =
  'en de fr es pt it nl pl sv da nb fi cs sk hr sl hu ro tr id el ru uk bg ca lt lv et sr mk sq eu gl is ga cy mt vi ms fil sw af az'.split(
    ' ',
  )

/** The members of the United Nations and what is counted among countries besides, by ISO 3166-1. */
const countries =
  `AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK
   DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GL GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM
   KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM
   PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT
   TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW`.split(/\s+/)

/** Names of countries that are words or names of people in another language. */
const ambiguous = new Set([
  'indie',
  'man',
  'iran',
  'chad',
  'jordan',
  'georgia',
  'israel',
  'indija',
  'tonga',
  'samoa',
  'palau',
  'niger',
  'mali',
  'malta',
])

/**
 * Writes the names of countries in many languages, folded, as the Unicode Consortium's CLDR has them in Node (Unicode License v3). Some are in
 * the list of `places.ts` as well, which has what people write besides.
 */
const names = new Set<string>()
for (const language of languages) {
  for (const style of ['long', 'short'] as const) {
    const display = new Intl.DisplayNames([language], { type: 'region', style })
    for (const country of countries) {
      const name = foldedPlace((display.of(country) ?? '').replace(/\(.*?\)/g, ''))
      if (name.length > 3 && !ambiguous.has(name)) names.add(name)
    }
  }
}
const target = fileURLToPath(new URL('../src/domain/annotate/generated/countries.json', import.meta.url))
writeFileSync(target, `${JSON.stringify([...names].sort(), null, 0).replaceAll('","', '",\n"')}\n`)
process.stdout.write(`wrote ${names.size} names to ${target}\n`)
