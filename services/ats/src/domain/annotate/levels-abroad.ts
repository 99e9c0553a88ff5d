import type { EducationLevel } from '../report.ts'
import { foldText } from '../vocabulary/fold-text.ts'

/**
 * What degrees and certificates are called in languages whose words `levels.ts` does not know, highest level first. Schools that give them are
 * not listed: somebody may work there.
 */
const degrees: [EducationLevel, string][] = [
  [
    'doctorate',
    `doutoramento|doctoraat|promotieonderzoek|studia doktoranckie|doktorsexamen|doktorgrad|tohtorin tutkinto|tohtori|
    doktorské studium|doktorandské štúdium|doktorski studij|doktori képzés|doktori fokozat|διδακτορικό|διδακτορικός τίτλος|
    кандидат наук|доктор наук|доктор философии|доктор філософії|аспирантура|аспірантура|докторантура|daktaro laipsnis|
    doktora grāds|doktorikraad|tiến sĩ|doctor en|doctora en`,
  ],
  [
    'master',
    `mestre em|mestra em|laurea specialistica|studia magisterskie|studia ii stopnia|studia drugiego stopnia|kandidatuddannelse|cand merc|
    cand mag|cand jur|cand polyt|cand scient|cand psych|sivilingeniør|maisterin tutkinto|maisteri|diplomi insinööri|magistr|
    magisterské studium|magisterské štúdium|diplomski studij|diplomski sveučilišni studij|magistar|magistrski študij|mesterképzés|
    egyetemi diploma|diplomă de master|masterat|studii de master|μεταπτυχιακό|μεταπτυχιακό δίπλωμα|μεταπτυχιακός τίτλος|магистр|
    магистратура|магістр|магістратура|магистър|magistras|magistro laipsnis|maģistrs|maģistra grāds|magistrikraad|thạc sĩ|
    univerzitetni diplomirani`,
  ],
  [
    'bachelor',
    `graduado en|graduada en|studia i stopnia|studia pierwszego stopnia|studia licencjackie|studia inżynierskie|ammattikorkeakoulututkinto|
    amk tutkinto|kandidaatin tutkinto|kandidaatti|tradenomi|bakalářské studium|bakalárske štúdium|preddiplomski studij|prijediplomski studij|
    prvostupnik|prvostupnica|főiskolai diploma|diplomă de licență|licență|studii de licență|sarjana|πτυχίο|бакалавр|бакалаврат|
    бакалавриат|бакалавър|grau en|vysokoškolské vzdělání|vysokoškolské vzdelanie|visoka stručna sprema|univerzitetna izobrazba|
    felsőfokú végzettség|studii superioare|высшее образование|вища освіта|висше образование|висока стручна спрема|korkeakoulututkinto|
    kõrgharidus|augstākā izglītība|aukštasis išsilavinimas|aukštasis universitetinis išsilavinimas|bakalauras|bakalauro laipsnis|bakalaurs|bakalaura grāds|bakalaureus|bakalaureusekraad|cử nhân`,
  ],
  ['associate', 'ön lisans|önlisans'],
  [
    'diploma',
    `ihk abschluss|fp ii|formación profesional|yh utbildning|yrkeshögskoleutbildning|erhvervsuddannelse|
    fagbrev|svendebrev|ammattitutkinto|perustutkinto|výuční list|vyučen|vyučena|vyučený|vyučená|vyučení|vyučenie|szakmunkás|szakmunkás bizonyítvány|okj|
    diploma iii|δίπλωμα ιεκ|среднее профессиональное|
    среднее специальное|среднее специальное образование|середня спеціальна освіта|средно техническо образование|poklicna izobrazba|
    ammatillinen tutkinto|kutseharidus|profesinis išsilavinimas|cao đẳng|trung cấp|среднее профессиональное образование|професионална квалификация|cicle formatiu`,
  ],
  [
    'secondary',
    `educación secundaria|secundaria completa|středoškolské vzdělání|středoškolské s maturitou|úplné střední odborné vzdělání|stredoškolské vzdelanie|
    stredoškolské s maturitou|srednja stručna sprema|srednješolska izobrazba|középfokú végzettség|studii medii|studii liceale|средно образование|estudios secundarios|12 º ano|12º ano|licenza media|studentexamen|vitnemål|maturitná skúška|
    maturitní zkouška|diplomă de bacalaureat|lise diploması|lise mezunu|ijazah sma|ijazah smk|απολυτήριο λυκείου|απολυτήριο|аттестат|
    среднее образование|полное среднее образование|середня освіта|повна середня освіта|загальна середня освіта|средно образование|
    средно специално образование|batxillerat|vidurinis išsilavinimas|vidējā izglītība|keskharidus`,
  ],
]

const wordsOf = (list: string) => list.split('|').map((name) => foldText(name))
/** Between words; the usual sign knows the letters of ASCII alone. */
const alone = (words: string[]) => new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'u')

const patterns = degrees.map(([level, list]): [EducationLevel, RegExp] => [level, alone(wordsOf(list))])
const any = alone(degrees.flatMap(([, list]) => wordsOf(list)))

/** A degree of Indonesia and what was studied: "S1 Teknik Informatika". Alone, such letters and figures may be anything. */
const indonesian =
  /^(?:ijazah |gelar |program |diploma )?([sd])([1-4]) (?:teknik|akuntansi|manajemen|ilmu|pendidikan|sistem|ekonomi|hukum|sastra|psikologi|komunikasi|informatika|farmasi|keperawatan|kebidanan|desain|jurusan|administrasi|kedokteran|perpajakan|perbankan|pariwisata|bahasa|matematika|biologi|kimia|fisika|agribisnis|arsitektur)(?!\p{L})/u
const indonesianLevels: Record<string, EducationLevel> = {
  s1: 'bachelor',
  s2: 'master',
  s3: 'doctorate',
  d4: 'bachelor',
}

/** The level that a degree of another language has. @param words as {@link foldText} makes them */
export function levelAbroad(words: string): EducationLevel | undefined {
  const [, letter = '', digit = ''] = indonesian.exec(words) ?? []
  if (letter !== '') return indonesianLevels[letter + digit] ?? 'diploma'
  return any.test(words) ? patterns.find(([, pattern]) => pattern.test(words))?.[0] : undefined
}
