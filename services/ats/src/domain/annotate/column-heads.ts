import { foldText } from '../vocabulary/fold-text.ts'
import { memoize } from '../vocabulary/memoize.ts'

/** What the cells of a column of a table about studies or work say. */
export type Column = 'number' | 'degree' | 'school' | 'board' | 'date' | 'from' | 'to' | 'marks' | 'field' | 'work'

/** Heads of columns by what they head, without accents and in small letters. */
const table: Record<Column, string> = {
  number: 's no|sl no|sr no|sno|slno|no|sl|sr|serial no|serial number',
  degree: `qualification|qualifications|academic qualification|academic qualifications|educational qualification|educational qualifications|education|course|courses|name of course|
    name of the course|course name|degree|degrees|name of degree|name of the degree|examination|examinations|exam|exams|exam passed|
    examination passed|name of examination|name of the examination|name of exam|class|standard|std|level|certificate|diploma|diploma certificate|
    name of degree diploma|exam name|exam details|examination details|degree course|course degree|qualification details|examination name|degree certificate|program|programme|academic`,
  school: `institute|institutions studied|institution studied|institutes studied|school studied|college studied|institution|institutions|college|school|colleges|schools|school college|college school|educational institution|educational institutions|educational institute|
    academic institution|academy|institutes|college name school name|institute name|institution name|institute s name|college name|school name|
    name of institution|name of the institution|name of institute|name of the institute|name of school|name of the school|
    name of college|name of the college`,
  board: `board|university|name of board|name of the board|name of board university|name of university|name of the university|
    name of the board university|board or university|university or board|board of education|board of examination|council|boards|universities|
    affiliated university|affiliation|awarding body`,
  date: `year|years|year of passing|year of pass|yop|passing year|year passed|year of completion|completion year|year of study|passed year|
    academic year|passing out year|month and year of passing|month year of passing|session|batch|date|dates|duration|period|tenure|
    year of passed|year of graduation|passing|course duration|duration of course|passing year month|year passing|yr of passing|year of pass out|pass out year|passout year|completed year|completed in`,
  from: 'from|date from|from date|start date|joining date|date of joining',
  to: 'to|date to|to date|end date|leaving date|date of leaving',
  marks: `percentage|percent|percentages|marks|mark|marks obtained|marks in|marks percentage|of marks|percentage of marks|percentage of mark|
    marks scored|obtained marks|marks score|overall percentage|overall marks|aggregate|aggregate percentage|agg|cgpa|cpi|gpa|sgpa|score|grade|grades|division|div|class obtained|class division|
    division class|result|results|remark|remarks|rank|marks cgpa|percentage cgpa|percentage or grade|div with`,
  field:
    'subject|subjects|main subjects|major subjects|specialization|specialisation|stream|discipline|branch|major|trade|field|medium',
  work: `place|location|company|company name|name of company|name of the company|name of the organization|name of organization|
    organization|organisation|organization name|employer|employer name|name of employer|name of the employer|firm|industry|client|
    designation|designations|name of the industry|name of industry|name of firm|position|position held|post|post held|job title|role|total experience|experience|experience year|experience years|years of experience|nature of work|job profile|
    responsibilities|responsibility|assignment|assignments|address|remarks if any|salary|last salary|country|project|projects`,
}

/** The same in other languages. */
const abroad: Partial<Record<Column, string>> = {
  degree: `abschluss|studiengang|ausbildung|studium|diplome|formation|intitule|titulo|titulacion|curso|estudios|
    formacion|formacao|titolo di studio|titolo|corso|opleiding|studie|diploma behaald|kierunek|wyksztalcenie|
    utbildning|uddannelse|utdanning|studijni obor|obor|tutkinto|egitim|bolum`,
  school: `schule|hochschule|universitat|bildungseinrichtung|einrichtung|etablissement|ecole|universite|centro|
    centro de estudios|universidad|institucion|instituicao|escola|universidade|istituto|scuola|universita|
    instelling|uczelnia|szkola|nazwa szkoly|skola|larosate|laerosted|skole|universitet|vysoka skola|oppilaitos|
    okul`,
  date: `zeitraum|von bis|datum|dauer|jahr|jahre|periode|duree|annee|annees|fecha|fechas|periodo|ano|anos|
    duracion|data|duracao|anno|anni|durata|jaar|jaren|van tot|looptijd|okres|lata|od do|tid|tidsperiod|
    tidsperiode|obdobi|roky|aika|tarih`,
  from: 'von|vom|van|desde|od|fran',
  to: 'bis|tot|hasta|til|till|ate',
  marks: `note|noten|abschlussnote|mention|mentions|nota|notas|voto|votazione|cijfer|ocena|betyg|karakter|znamka|
    prumer`,
  field: `fachrichtung|schwerpunkt|fach|specialite|filiere|especialidad|especialidade|indirizzo|richting|specjalnosc|
    inriktning`,
  work: `funktion|tatigkeit|tatigkeiten|stelle|arbeitgeber|firma|unternehmen|branche|aufgaben|aufgabe|
    abteilung|poste|fonction|fonctions|entreprise|employeur|societe|lieu|missions|mission|taches|puesto|cargo|
    empresa|empleador|funcion|funciones|lugar|ciudad|funcao|funcoes|empregador|local|cidade|ruolo|mansione|
    mansioni|azienda|datore di lavoro|societa|luogo|qualifica|functie|functies|werkgever|bedrijf|plaats|taken|
    stanowisko|pracodawca|miejsce|obowiazki|befattning|arbetsgivare|foretag|roll|ort|stilling|stillinger|
    arbejdsgiver|arbeidsgiver|virksomhed|bedrift|sted|pozice|zamestnavatel|misto|tehtava|tyonantaja|pozisyon|
    gorev|isveren|sirket`,
}

const columns = new Map(
  [table, abroad].flatMap((heads) =>
    Object.entries(heads).flatMap(([column, words]) =>
      words.split('|').map((head): [string, Column] => [head.trim(), column as Column]),
    ),
  ),
)

/** Heads without blanks, as narrow columns break words: "Percenta" and "ge". */
const compact = new Map([...columns].map(([head, column]) => [head.replaceAll(' ', ''), column]))

const columnByWords = (text: string): Column | undefined => {
  const words = foldText(text)
  return columns.get(words) ?? (words.length >= shortestBroken ? compact.get(words.replaceAll(' ', '')) : undefined)
}

/** Shortest head that may be broken, in characters: "YEA R". */
const shortestBroken = 4

/** Longest head of a column, in characters. */
const longest = 50
/** Fewest cells of a row of heads, and the share of them that are. */
const fewest = { cells: 2, share: 0.6 }

/** What the cells below a head say: "Board / University", "Year of Passing", "% of Marks"; undefined for what is no head. */
export const columnOf = (text: string): Column | undefined =>
  text.length > longest ? undefined : headedBy(text).column

const headedBy = memoize((text) => ({ column: findColumn(text) }))

function findColumn(text: string): Column | undefined {
  if (/^\s*%\s*$/.test(text)) return 'marks'
  const found = columnByWords(text)
  if (found || !/[/&,]/.test(text)) return found
  const parts = text.split(/[/&,]/).map(columnByWords)
  return parts.includes(undefined) ? undefined : (parts.find((part) => part === 'school') ?? parts[0])
}

/** Whether the cells of a row are heads of columns. */
export function areColumnHeads(cells: string[]): boolean {
  const found = cells.filter((cell) => columnOf(cell) !== undefined).length
  return found >= fewest.cells && found >= fewest.share * cells.length
}
