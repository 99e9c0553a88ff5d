import { type Education, type EducationLevel, educationLevels } from '../report.ts'
import { levelOfEastAsian } from '../vocabulary/east-asian/degrees.ts'
import { isEastAsian } from '../vocabulary/east-asian/script.ts'
import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'
import { levelAbroad } from './levels-abroad.ts'

/** Words that tell a level, highest level first, on text without accents and signs. */
const levelWords: [EducationLevel, RegExp][] = [
  [
    'doctorate',
    /\b(?:ph ?d|doctor(?:ate|al)?|dr (?:phil|rer|med|ing|iur)|d ?phil|promotion|promoviert|doctorat|doctorado|doutorado|dottorato|doktorat|doktora?|m d|md|j d|jd|juris doctor|ed ?d|dnp|pharm ?d|dds|dvm|dba)\b/,
  ],
  [
    'master',
    /\b(?:master(?:s|studium)?|m ?sc?|m ?a|m ?b ?a|m ?eng|m ?tech|msn|m ?ed|m ?phil|mba|mfa|mpa|mph|msw|llm|ll m|mca|mcom|m ?res|magister|magistere|dess|dea|maitrise|civilingenjor|m com|cycle ingenieur|(?:etudiante?|eleve) ingenieure?|magistrale|maestria|mestrado|mastere|diplom ?ingenieur(?:in)?|dipl ing|diplom(?: \w+)?|diplomkauf\w+|staatsexamen|lizentiat|mgr|mgr inz|doctorandus|drs|masterat|masterexamen|magisterexamen|mastergrad|kandidatgrad|maisteri|mesterkepzes|yuksek lisans|ingenieur diplome|diplome d ingenieur|master degree)\b/,
  ],
  [
    'bachelor',
    /\b(?:bachelor(?:s|studium)?|b ?sc?|b ?a|b ?eng|b ?e|bba|bsn|bsw|b ?tech|b ?pharm(?:a|acy)?|b ?arch|bfa|b ?ed|b ?com|b ?m|bca|llb|ll b|licence|licenciatura|licenciado|licenciada|laurea|licencjat|inzynier|inz|grado|bacharel(?:ado)?|graduacao|hbo|ingeniero|ingeniera|dottore in|dottoressa in|kandidatexamen|bachelorgrad|professionsbachelor|kandidaatti|alapkepzes|(?<!(?:yuksek|on) )lisans|bakalar|diplomatura|(?<!(?:de|en) )ingenieria|mbbs|honours degree|undergraduate degree)\b/,
  ],
  ['associate', /\b(?:on lisans|associate(?:s)?(?: degree| of| in)|a ?a ?s|foundation degree|aa degree)\b/],
  [
    'diploma',
    /\b(?:diplom(?:a|e)|certificate|certificat|certificado|ausbildung|fachinformatiker(?:in)?|\w*kauf(?:frau|mann)|\w*(?:mechaniker|elektroniker|mechatroniker)(?:in)?|umschulung|efz|bts|dsaa|dnsep|dnmade|bpjeps|cqp|titre professionnel|dut|but|deug|deust|apprenticeship|nvq|btec|hnd|hnc|tecnico(?: superior)?|ciclo formativo|formacion profesional|grado (?:medio|superior)|curso tecnico|vocational|mbo|gesellenbrief|gesellenprufung|meisterprufung|abschlussprufung|fachwirt(?:in)?|techniker(?:in)?|ausbildereignung|meisterbrief|meister|berufsausbildung|cap|bep|its|perito|^technik|qualifica|lehre|staatlich geprufte?r?|cfg[sm]|tecnolog[oa]|especializacao|studia podyplomowe|getuigschrift|hogskoleexamen|yrkeshogskol\w*|pgce|trade certificate|red seal|journeyman)\b/,
  ],
  [
    'secondary',
    /\b(?:high school|secondary school|secondary education|\w*hochschulreife|berufsmatur\w*|matur|maturitat|gymnasieexamen|studentereksamen|ylioppilas\w*|erettsegi|bacalaureat|[hs]tx|hhx|ensino fundamental|aso|tso|bso|schulabschluss|abitur|fachabitur|mittlere reife|realschul\w*|hauptschul\w*|gymnasium|baccalaureat|bac|brevet|bachillerato|bachiller|educacion secundaria|eso|ensino (?:medio|secundario)|maturita|diploma di maturita|liceo|matura|a levels?|gcses?|ged|higher secondary|senior secondary|matriculation|sslc|hsc|ssc|class (?:x|xii|10|12)(?:th)?|(?:10|12)th(?: (?:grade|class|standard|std))?|xii?th|vwo|havo|vmbo|liceum|lycee|technikum|swiadectwo dojrzalosci)\b/,
  ],
]
const secondaryFirst =
  /\b(?:high school|secondary school|maturita|bac(?:calaureat)? (?:general|technologique|professionnel|pro)|grado medio|matura)\b/

/** What names a degree in capitals, and is a word in small letters: "but", "its", "health promotion". */
const smallWords = /(?<![\p{L}\d.'’])(?:aso|bso|but|be|its|cap|eso|me|med|ed|promotion|tso)(?![\p{L}\d.])/gu

/** The level that a text names. */
export const levelOf = memoize(findLevel)

function findLevel(text: string): EducationLevel {
  const eastAsian = isEastAsian(text) ? levelOfEastAsian(text) : undefined
  if (eastAsian) return eastAsian
  const words = foldText(text.replace(smallWords, ' '))
  const abroad = levelAbroad(words)
  if (abroad) return abroad
  if (secondaryFirst.test(words) && !/\b(?:teacher|bachelor|master)\b/.test(words))
    return /grado medio/.test(words) ? 'diploma' : 'secondary'
  if (/\bgrado superior\b/.test(words)) return 'diploma'
  return levelWords.find(([, pattern]) => pattern.test(words))?.[0] ?? 'none'
}

/** The highest level of several courses. */
export function highestLevel(education: Education[]): EducationLevel {
  return education.reduce<EducationLevel>(
    (best, { level }) => (educationLevels.indexOf(level) > educationLevels.indexOf(best) ? level : best),
    'none',
  )
}
