import { alternationOf } from './alternation.ts'
import abroad from './generated/months.json' with { type: 'json' }

/**
 * Months and seasons by their names and short forms in the eight languages, and in Catalan, Galician, Swedish, Danish, Norwegian,
 * Finnish, Estonian, Romanian, Czech, Slovak, Croatian, Serbian, Hungarian, Turkish, and Indonesian, without accents. Left out is
 * what also names something else: Catalan `ag` ("Iron Works AG 2019"), Swedish `host`, Czech `led`, `uno`, and `pro`, Croatian `tra` and
 * `stu`. `srp` is August, as in Czech, and not the July of Croatian. `listopad` is November, as in Polish and Czech, and not the October of Croatian.
 */
const months: [number, string][] = [
  [
    1,
    `january|janurary|ianuarie|ian|jan|januar|januara|janner|jaenner|janvier|janv|enero|ene|janeiro|xaneiro|gennaio|
    genn|gen|gener|januari|jaanuar|styczen|stycznia|stycz|sty|leden|ledna|sijecanj|sijecnja|sij|ocak|oca|tammi|jaan|saus`,
  ],
  [
    2,
    `february|febuary|feburary|febrary|februarie|feb|febr|februar|februara|feber|fevrier|fevr|fev|febrero|febrer|fevereiro|
    febreiro|febbraio|februari|veebruar|veebr|luty|lutego|lut|unor|unora|veljaca|veljace|velj|subat|sub|helmi|vas`,
  ],
  [
    3,
    `march|martie|mar|marz|maerz|mrz|mars|marts|mart|marzo|marco|marc|maart|mrt|marzec|marca|marec|brezen|brezna|bre|kov|
    ozujak|ozujka|marcius|maret|maalis`,
  ],
  [
    4,
    `april|aprill|aprila|aprilie|apr|avril|avr|abril|abr|aprile|kwiecien|kwietnia|kwiet|kwi|duben|dubna|dub|travanj|
    travnja|aprilis|nisan|nis|huhti`,
  ],
  [
    5,
    'may|mai|mayo|maig|maio|maggio|magg|mag|mei|maj|maja|kveten|kvetna|kve|svibanj|svibnja|svi|majus|mayis|touko|geg',
  ],
  [
    6,
    `june|iunie|iun|jun|juna|juni|juin|junio|juny|junho|xuno|giugno|giu|juuni|czerwiec|czerwca|czerw|cze|cerven|
    cervna|cerv|cvn|birz|lipanj|lipnja|junius|haziran|haz|kesa`,
  ],
  [
    7,
    `july|iulie|iul|jul|jula|juli|juillet|juill|juil|julio|juliol|julho|xullo|luglio|lug|juuli|lipiec|lipca|lip|
    cervenec|cervence|cvc|liep|srpanj|srpnja|julius|temmuz|tem|heina`,
  ],
  [
    8,
    `august|agust|augusta|augusti|aug|aout|aou|agosto|agost|ago|augustus|agustus|avgust|avg|agt|sierpien|sierpnia|sie|srpen|srpna|srp|rugp|
    kolovoz|kolovoza|augusztus|agustos|agu|elo`,
  ],
  [
    9,
    `september|setember|septemeber|septmber|septembra|septembar|septembrie|sept|sep|septembre|septiembre|setiembre|setembre|setembro|set|
    settembre|sett|wrzesien|wrzesnia|wrzes|wrz|zari|zar|rugs|rujan|rujna|ruj|szeptember|szept|eylul|eyl|syys`,
  ],
  [
    10,
    `october|ocotber|octomber|octombrie|oct|oktober|oktobra|oktobar|oktoober|okt|octobre|octubre|outubro|out|ottobre|ott|pazdziernik|
    pazdziernika|pazdz|paz|rijen|rijna|rij|spal|ekim|eki|loka`,
  ],
  [
    11,
    `november|novemeber|novembra|novembar|noiembrie|noiem|noi|nov|lapkr|novembre|noviembre|novembro|listopad|listopada|listopadu|listop|
    lis|studeni|studenog|studenoga|kasim|kas|marras`,
  ],
  [
    12,
    `december|decemeber|decembra|decembar|decembrie|desember|detsember|dets|des|gruod|dec|dezember|dez|decembre|diciembre|dic|desembre|
    dezembro|decembro|dicembre|grudzien|grudnia|grudz|gru|prosinec|prosince|prosinac|prosinca|aralik|ara|joulu`,
  ],
  [
    3,
    'spring|forar|foraret|varen|vartermin|varterminen|primavara|fruhjahr|fruhling|fruehjahr|printemps|primavera|voorjaar|lente|wiosna|kevat|jaro|tavasz|bahar',
  ],
  [
    6,
    'summer|summers|sommar|sommaren|somrarna|sommer|sommeren|ete|etes|verano|veranos|verao|veroes|estiu|estate|zomer|lato|leto|nyar|yaz',
  ],
  [
    9,
    'fall|hosten|hostterminen|høst|høsten|efterar|efteraret|toamna|autumn|herbst|automne|otono|tardor|outono|autunno|herfst|jesien|syksy|podzim|osz',
  ],
  [
    12,
    'christmas|xmas|navidad|navidades|natal|noel|weihnachten|winter|vinter|vintern|vinteren|iarna|hiver|hivern|invierno|inverno|zima|talvi',
  ],
]

/** Finnish months without their ending. */
const finnish = new Set('tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu'.split('|'))

/** Months in Russian and Ukrainian, in the two cases of dates and short. */
const cyrillic: [number, string][] = [
  [1, 'янв|январь|января|січень|січня|січ'],
  [2, 'фев|февр|февраль|февраля|лютий|лютого|лют'],
  [3, 'мар|март|марта|березень|березня|бер'],
  [4, 'апр|апрель|апреля|квітень|квітня|квіт'],
  [5, 'май|мая|травень|травня|трав'],
  [6, 'июн|июнь|июня|червень|червня|черв'],
  [7, 'июл|июль|июля|липень|липня|лип'],
  [8, 'авг|август|августа|серпень|серпня|серп'],
  [9, 'сен|сент|сентябрь|сентября|вересень|вересня|вер'],
  [10, 'окт|октябрь|октября|жовтень|жовтня|жовт'],
  [11, 'ноя|нояб|ноябрь|ноября|листопад|листопада|лист'],
  [12, 'дек|декабрь|декабря|грудень|грудня|груд'],
]

/** Vietnamese months, which are numbers: `tháng 3`, `thg 03`. */
const vietnamese = Array.from({ length: 12 }, (_, at): [number, string] => {
  const forms = [...new Set([`${at + 1}`, `${at + 1}`.padStart(2, '0')])]
  return [at + 1, forms.flatMap((figure) => [`thang ${figure}`, `thg ${figure}`]).join('|')]
})

/** The names of each month and season; Finnish months end in `kuu` and its cases where they are not cut short. */
const named = [...months, ...cyrillic, ...vietnamese].map(([month, list]): [number, string[]] => [
  month,
  list.split('|').flatMap((name) => inFull(name.trim())),
])

function inFull(name: string): string[] {
  return finnish.has(name) ? ['', 'kuu', 'kuun', 'kuuta', 'kuussa', 'kuusta'].map((end) => `${name}${end}`) : [name]
}

const seasons = new Set(named.slice(12, months.length).flatMap(([, names]) => names))

/** The names that are listed here, by hand. */
export const namesOfMonths = new Map(named.flatMap(([month, names]) => names.map((name) => [name, month] as const)))

/** The month of a name in small letters without accents, in all languages; a season has its first month. */
export const monthByName = new Map([
  ...namesOfMonths,
  ...abroad.flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)),
])

/** Whether a name is that of a season. */
export const isSeason = (name: string) => seasons.has(name)

/** All names, as an alternation in a pattern that takes the longest. */
export const monthNamesPattern = alternationOf(monthByName.keys())

/** Words for "until now" in the same languages, without accents. */
const openEnds = `till date|till now|till present|till today|tilldate|as on date|as of now|as of today|date hence|present|present time|present day|current|currently|current position|now|today|ongoing|on-going|on going|in progress|
  continuing|to date|date|todate|heute|aktuell|aktuelle|derzeit|derzeitig|derzeitige|jetzt|jetzig|gegenwart|gegenwartig|laufend|
  fortlaufend|andauernd|zurzeit|zur zeit|momentan|heutigen tag|
  aujourd'hui|aujourd’hui|aujourd hui|aujourdhui|actuel|actuelle|actuellement|en cours|en poste|poste actuel|ce jour|maintenant|
  presente|actual|actualidad|actualmente|la actualidad|la fecha|hoy|hoy en dia|continua|en curso|vigente|
  atual|atualmente|atualidade|hoje|o momento|momento|data atual|em curso|agora|
  oggi|alla data attuale|data attuale|attuale|attualmente|tuttora|tutt'oggi|tutt’oggi|in corso|in essere|corrente|odierno|odierna|
  heden|nu|huidig|huidige|vandaag|lopend|lopende|nog steeds|tegenwoordig|
  obecnie|obecna|aktualnie|teraz|do dzis|dzis|dzisiaj|dnia dzisiejszego|nadal|do chwili obecnej|chwili obecnej|w trakcie|trwa|
  en curs|actualitat|l'actualitat|l’actualitat|actualment|avui|
  prezent|in prezent|astazi|nuvarande|pagaende|idag|i dag|tillsvidare|tills vidare|nutid|dags dato|dato|naavaerende|navaerende|
  naværende|nuværende|nuvaerende|nykyinen|nykyhetki|nykyaan|jatkuu|edelleen|talla hetkella|tanaan|
  soucasnost|soucasnosti|do ted|sucasnost|sucasnosti|dosud|doposud|nyni|dnes|doteraz|danas|sadasnjost|trenutno|
  jelenleg|jelen|napjainkig|napjaink|mai napig|folyamatban|halen|simdi|gunumuz|gunumuze|devam ediyor|su an|su anda|bugun|
  sekarang|saat ini|hari ini|hien tai|hien nay|bay gio|løpende|kini|настоящее время|по настоящее время|сейчас|по сей день|сегодняшний день|
  по сегодняшний день|до сих пор|текущее время|текущий момент|по текущий момент|теперішній час|дотепер|зараз|до сьогодні|досега|понастоящем|μεχρι σημερα|μέχρι σήμερα|∞`

/** The same one by one. */
export const openWords: readonly string[] = [...new Set(openEnds.split('|').map((word) => word.trim()))]

/** The same as an alternation in a pattern that takes the longest. */
export const openWordsPattern = alternationOf(openWords)
