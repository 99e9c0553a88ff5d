import { foldText } from './fold-text.ts'

/** Kinds of schools in many languages, on folded text, with the words that tell them apart. */
const kinds = new RegExp(
  `^(?:${[
    '(?:senior |junior )?(?:high|secondary|middle|senior|primary|elementary|grammar|comprehensive|vocational|technical|higher secondary|senior secondary) school',
    '(?:grund|haupt|real|gesamt|mittel|ober|volks|berufs|fachober|berufsfach|hoch|fachhoch)schule|gymnasium|(?:allgemeinbildende |weiterfuhrende )schule',
    '(?:ecole|lycee|college|enseignement) (?:primaire|elementaire|maternelle|secondaire|technique|professionnel(?:le)?|general)',
    '(?:escuela|colegio|instituto|educacion|ensenanza) (?:primaria|secundaria|preparatoria|media|media superior|basica|tecnica)|secundaria|preparatoria',
    '(?:escola|colegio|ensino|curso) (?:primari[ao]|secundari[ao]|fundamental|basic[ao]|medi[ao]|tecnic[ao])',
    'scuola (?:primaria|elementare|media|media superiore|secondaria|superiore|secondaria (?:di )?(?:primo|secondo|i|ii) grado|professionale)|istruzione secondaria',
    '(?:basis|lagere|middelbare|secundaire|hoge)? ?school|basisonderwijs|(?:middelbaar|secundair|lager|hoger) onderwijs',
    'szkola (?:podstawowa|srednia|policealna|zawodowa|wyzsza|branzowa|ponadgimnazjalna)|liceum|technikum|gimnazjum|studium policealne',
    '(?:folke|grund|efter|handels|grunn|ungdoms|barne|gymnasie|grundskol|folkehog|folkhog|videregaende )(?:skole|skola|skolen|skolan)|(?:teknisk|videregaende|merkantil) skole|gymnasiet|handelsgymnasium',
    '(?:zakladni|stredni|stredna|zakladna|vysoka)(?: odborna| prumyslova)? skola|gymnazium|uciliste',
    'altalanos iskola|kozepiskola|szakkozepiskola|gimnazium|lise|ilkokul|ortaokul|lukio|peruskoulu|ammattikoulu',
  ].join('|')})(?: (?:diploma|certificate|education|degree|graduate))?$`,
  'u',
)

/** Whether a text names the kind of a school, and no school by a name of its own: "High School Diploma", "Folkeskole", "Szkoła policealna". */
export const isKindOfSchool = (text: string): boolean => text.length <= longest && kinds.test(foldText(text))

/** Longest kind of a school, in characters. */
const longest = 45
