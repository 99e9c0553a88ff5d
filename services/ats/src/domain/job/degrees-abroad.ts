import type { EducationLevel } from '../report.ts'
import { patternOf, phrasesOf } from '../vocabulary/starred-words.ts'

/**
 * How job descriptions ask for education in the languages that are read besides the Western and Nordic ones, folded, the lowest level first;
 * a star stands for any ending.
 */
const asked: [EducationLevel, string][] = [
  [
    'secondary',
    `ss vzdelan*|stredoskolsk* vzdelan*|stredni vzdelan*|s maturitou|uplne stredne|zakladni vzdelan*|zakladne vzdelan*|vyuceni s maturitou
    |min sss|minimalno sss|sss smjer|sss ili|sss vss|zavrsena sss|srednja strucna sprema|srednjeskolsk*|srednja skola|srednje obrazovanje|srednjesolsk*|srednja izobrazba|srednja sola|v stopnj*|v vi stopnj*|peta stopnja|5 stopnj*|srednja strokovna|srednjo izobrazbo|srednje strokovn*
    |kozepfoku vegzettseg*|kozepiskolai vegzettseg*|erettsegi*|8 altalanos
    |studii medii|studii liceale|absolvent de liceu|bacalaureat|12 clase|studii generale|diploma de bacalaureat|liceu
    |lise mezunu|en az lise|ilkogretim mezunu|meslek lisesi mezunu
    |min sma|minimal sma|lulusan sma|pendidikan sma|sma smk|sma sederajat|smk sederajat|min smk|minimal smk|lulusan smk|sijil pelajaran malaysia|minimum spm|spm diploma
    |tot nghiep thpt|tot nghiep cap 3|tot nghiep trung hoc|tot nghiep 12
    |αποφοιτος λυκειου|απολυτηριο λυκειου|δευτεροβαθμια εκπαιδευση
    |среднее образование|полное среднее|середня освіта|средно образование|средње образовање|средња стручна спрема|средња школа|средно образование
    |lukio|ylioppilastutkinto|perusaste|keskharidus*|vahemalt keskharidus*|videja izglitib*|vidus izglitib*|vidurin* issilavinim*`,
  ],
  [
    'diploma',
    `iv stopnj*|poklicna izobrazba|4 stopnj*|iii stopnj*|strukovn* obrazovan*|strukovno obrazovanje|tehnicka skola|vyucen*|vyucni list|stredni odborne vzdelan*|vyucny list
    |szakkepzettseg*|szakkepesites*|szakiranyu vegzettseg*|okj vegz*|okj kepz*|okj s|szakmunkas*
    |scoala profesionala|studii profesionale|curs de calificare
    |on lisans*|meslek yuksekokulu|myo mezunu
    |min d3|minimal d3|lulusan d3|pendidikan d3|d3 s1|d3 atau|diploma iii|lulusan diploma
    |tot nghiep trung cap|tot nghiep cao dang|trung cap|cao dang
    |αποφοιτος ιεκ|διπλωμα ιεκ|αποφοιτος επαλ
    |среднее специальное|среднего специального|образование среднее специальное|техническое образование|техническое среднее|технічна освіта|середньо спеціальна|середня технічна освіта|средно техническо|среднее профессиональное|средне специальное|средне техническое|середня спеціальна|середня технічна|професііно технічна
    |средно специално|ammatillinen tutkinto|ammatillisen tutkinnon|ammattitutkinto*|alan koulutu*|soveltuva* koulutu*|kutseharidus*|kutsekesk*
    |profesionala izglitib*|tehniska izglitib*|tehnili* haridus*|eriala haridus*|erialane haridus*|technin* issilavinim*|tecnic* superior*|cicle formatiu*|grau mitja|grau superior|videja profesionala|profesin* issilavinim*`,
  ],
  [
    'bachelor',
    `vs vzdelan*|vysokoskolsk* vzdelan*|vzdelan* vysokoskolsk*|bakalarsk* titul*|bakalar*|vysokoskolak*|bakalarsk*|vs i stupna|vysokoskolske
    |min vss|minimalno vss|vss smjer|vss ili|vss ekonom*|zavrsen vss|visoka strucna sprema|visa strucna sprema|visoko obrazovanje|visoka strucna|fakultetsk* obrazovan*|zavrsen fakultet|univerzitetn* izobrazb*|visokosolsk*|visoka izobrazba|vii stopnja|vi stopnja
    |felsofoku vegzettseg*|foiskolai*|egyetemi vegzettseg*
    |studii superioare|facultate absolvita|absolvent* de facultate|studii universitare|licentiat*
    |universite mezunu|universitelerin|lisans mezunu|fakulte mezunu|bolumlerinden mezun|bolumu mezunu|bolumunden mezun|universite mezun*
    |min s1|minimal s1|lulusan s1|pendidikan s1|s1 jurusan|s1 semua|s1 teknik|sarjana|strata 1|lulusan sarjana|ijazah sarjana muda|ijazah
    |tot nghiep dai hoc|trinh do dai hoc|bang dai hoc|cu nhan|dai hoc tro len
    |πτυχιο|πτυχιουχος|αποφοιτος αει|αποφοιτος τει|αποφοιτος πανεπιστημιου|πανεπιστημιακη εκπαιδευση|τριτοβαθμια
    |высшее образование|образование высшее|высшего образования|неоконченное высшее|незаконченное высшее|высшее техническое|высшее экономическое|высшее медицинское|высшее профильное|высшее юридическое|вища освіта|вища технічна|вищою освітою|высшим образованием
    |висше образование|бакалавър*|бакалавърска|завършена бакалавърска|бакалавр|бакалавра|висше техническо|висше икономическо|висока стручна спрема|високо образовање|факултетско образовање|завршен факултет|високо образование
    |korkeakoulututkin*|korkeakoulutus|ammattikorkeakoulututkin*|amk tutkin*|insinoorin tutkin*|korgharidus*|rakenduskorgharidus*
    |augstaka izglitib*|augstako izglitib*|augstakai izglitib*|aukstas* issilavinim*|aukstoj* issilavinim*
    |titulacio universitaria|estudis universitaris|grau universitari|grau en|diplomatura|llicenciatura|unibertsitate titulu*|haskoladiplom*`,
  ],
  [
    'master',
    `magistersk* vzdelan*|magistersk* titul*|magistersk* stud*|magistersk* stup*|vysokoskolsk* ii|vzdelan* ii|ii stupna|2 stupna|inzeniersk* vzdelan*|mesterfok*|mesterdiploma|master absolvit|yuksek lisans*|strata 2
    |thac si|μεταπτυχιακ*|магистърска|магістр|магістра|магістратур*|магистр|магистра|магистратур*|ylempi korkeakoulututkin*|ylemman korkeakoulututkin*|maisterin tutkin*|diplomi insinoor*
    |magistrikraad*|magistra grad*|magistro*|magistrsk*`,
  ],
  [
    'doctorate',
    `doktorsk* stud*|doktorsk* titul*|doktorandsk* stud*|doktorat*|doktori fokozat*|doktora mezun*|doktora derecesi|gelar doktor|tien si|διδακτορικ*|кандидат наук|ученая степень|науковии ступінь
    |докторска степен|докторат*|tohtorintutkin*|tohtorin tutkin*|doktorikraad*|doktora grad*|daktaro laipsn*|doctorat`,
  ],
]

const patterns = asked.map(([level, phrases]) => [level, patternOf(phrasesOf(phrases))] as const)
/** What stands beside words of a degree that say a higher one: "ylempi korkeakoulututkinto", "yüksek lisans". */
const higher = new Map<EducationLevel, RegExp>([
  ['bachelor', /(?<!\p{L})(?:ylempi|ylemman|ii stupna|2 stupna|vysokoskolske ii|yuksek lisans)/u],
])

/**
 * The lowest level of education that a line asks for in one of these languages; 'none' where it asks for none.
 * @param folded the line
 */
export function levelAskedAbroad(folded: string): EducationLevel {
  for (const [level, pattern] of patterns) {
    if (pattern.test(folded) && !higher.get(level)?.test(folded)) return level
  }
  return 'none'
}
