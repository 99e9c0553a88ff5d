/**
 * Months and seasons by their names and short forms in the eight languages, and in Catalan, Swedish, Danish, Norwegian, and Romanian,
 * without accents. Left out is what also names something else: Catalan `ag` and `des` ("Iron Works AG 2019", "des de 2019"), and
 * Swedish `host`.
 */
const months: [number, string][] = [
  [
    1,
    'january|ianuarie|jan|januar|janner|janvier|janv|enero|ene|janeiro|gennaio|genn|gen|gener|januari|styczen|stycznia|stycz|sty',
  ],
  [
    2,
    'february|februarie|feb|febr|februar|feber|fevrier|fevr|fev|febrero|febrer|fevereiro|febbraio|februari|luty|lutego|lut',
  ],
  [3, 'march|martie|mar|marz|mrz|mars|marzo|marco|marc|maart|mrt|marzec|marca'],
  [4, 'april|aprilie|apr|avril|avr|abril|abr|aprile|kwiecien|kwietnia|kwiet|kwi'],
  [5, 'may|mai|mayo|maig|maio|maggio|magg|mag|mei|maj|maja'],
  [6, 'june|iunie|iun|jun|juni|juin|junio|juny|junho|giugno|giu|czerwiec|czerwca|czerw|cze'],
  [7, 'july|iulie|iul|jul|juli|juillet|juill|juil|julio|juliol|julho|luglio|lug|lipiec|lipca|lip'],
  [8, 'august|augusti|aug|aout|aou|agosto|agost|ago|augustus|sierpien|sierpnia|sie'],
  [
    9,
    'september|septembrie|sept|sep|septembre|septiembre|setembre|setembro|set|settembre|sett|wrzesien|wrzesnia|wrzes|wrz',
  ],
  [10, 'october|octombrie|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott|pazdziernik|pazdziernika|pazdz|paz'],
  [11, 'november|noiembrie|nov|novembre|noviembre|novembro|listopad|listopada|listop|lis'],
  [
    12,
    'december|decembrie|desember|dec|dezember|dez|decembre|diciembre|dic|desembre|dezembro|dicembre|grudzien|grudnia|grudz|gru',
  ],
  [3, 'spring|forar|primavara|fruhjahr|fruhling|printemps|primavera|voorjaar|lente|wiosna'],
  [6, 'summer|sommar|sommaren|somrarna|sommer|ete|verano|verao|estiu|estate|zomer|lato'],
  [9, 'fall|hosten|efterar|toamna|autumn|herbst|automne|otono|tardor|outono|autunno|herfst|jesien'],
  [12, 'winter|vinter|vintern|iarna|hiver|hivern|invierno|inverno|zima'],
]

const seasons = new Set(months.slice(12).flatMap(([, names]) => names.split('|')))

/** The month of a name in small letters without accents; a season has its first month. */
export const monthByName = new Map(
  months.flatMap(([month, names]) => names.split('|').map((name) => [name, month] as const)),
)

/** Whether a name is that of a season. */
export const isSeason = (name: string) => seasons.has(name)

/** All names, longest first, for an alternation in a pattern. */
export const monthNames = [...monthByName.keys()].sort((a, b) => b.length - a.length).join('|')

/** Words for "until now" in the same languages, without accents. */
const openEnds = `present|current|currently|now|today|ongoing|to date|date|heute|aktuell|derzeit|jetzt|gegenwart|laufend|
  aujourd'hui|aujourd’hui|actuel|actuellement|en cours|ce jour|presente|actual|actualidad|actualmente|la actualidad|
  la fecha|atual|atualmente|hoje|o momento|oggi|attuale|attualmente|tuttora|in corso|heden|nu|obecnie|teraz|do dzis|
  dzis|dzisiaj|nadal|do chwili obecnej|chwili obecnej|huidig|vandaag|lopend|maintenant|present day|data atual|em curso|
  en curso|en curs|prezent|in prezent|nuvarande|pagaende|idag|i dag|dags dato|naavaerende|navaerende|actualitat|l'actualitat|l’actualitat|actualment|avui|vigente|in essere|dato|w trakcie|momento`

/** The same as an alternation, longest first. */
export const openWords = [...new Set(openEnds.split('|').map((word) => word.trim()))]
  .sort((a, b) => b.length - a.length)
  .join('|')
