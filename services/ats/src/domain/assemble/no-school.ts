import { monthByName } from '@resume/resume-text/month-names'

/** Honours, in several languages. */
const honours =
  /^(?:(?:summa |magna |insigni )?cum laude|(?:with |mit )?(?:first[- ]class |high |highest )?(?:honou?rs|distinction|auszeichnung)|mention (?:tr[eè]s |assez )?bien)$/iu
/** A year or a half of one at a school, in several languages: "2ème année", "3rd year", "4. Semester". */
const year =
  /^\d{1,2}\s?(?:st|nd|rd|th|[eè]re|[eè]me|er|re|e|nde|º|ª|°|\.|:?a)?\s(?:ann[ée]e|year|año|ano|anno|any|jaar|jahr|klasse|semest(?:er|re)|semestre|rok|ročník|[åa]r(?:skurs)?)s?$/iu
/** A kind of education, in several languages, which heads courses of that kind: "Istruzione universitaria", "Higher education". */
const kind =
  /^(?:(?:istruzione|formazione|educaci[oó]n|formaci[oó]n|educa[cç][aã]o|forma[cç][aã]o|formation|enseignement|études|ensino) (?:universitari[ao]|universitaires?|superiore?|supérieure?s?|secundari[ao]|secondari[ao](?: superiore| di secondo grado)?|secondaires?|primari[ao]|primaires?|m[eé]di[ao]|fundamental|acad[eé]mic[ao]|t[eé]cnic[ao]|technique|professionnelle|profesional|profissional|professionale)|(?:higher|university|college|secondary|primary|tertiary|academic|school|further|vocational) education|(?:hoch)?schulbildung|schulische (?:aus)?bildung|akademische (?:aus)?bildung|höhere schulbildung|hoger onderwijs|middelbaar onderwijs|wykształcenie (?:wyższe|średnie)|(?:неоконченное |незаконченное )?(?:высшее|среднее)(?: специальное| профессиональное| техническое)?(?: образование)?|(?:неповна )?(?:вища|середня)(?: освіта)?)$/iu
/** No place at all, in several languages: "Remote". */
const remote = /^(?:remote|online|remoto|en línea|à distance|en ligne|da remoto)$/iu
/** A street whose number stands behind a comma: "via Mulino". */
const street = /^(?:via|viale|piazza|corso|rue|calle|rua|avenue|avenida|ul\.) \p{Lu}/u

/** A label of a form about courses, which asks for what is no name, or for a name that stands elsewhere. */
const label =
  /^(?:(?:month\s*(?:&|and|\/)\s*)?years?\s+of\s+(?:passing|pass|completion|graduation|study|award)|passing(?:\s+out)?\s+year|major\s+field(?:\s+of)?\s+study|fields?\s+of\s+study|country\s+of\s+(?:graduat\w+|study)|name\s+of\s+(?:the\s+)?(?:institut\w*|university|college|board|school)|(?:board|institutions?|college|school|university)(?:\s*\/\s*(?:board|university|college|institution))?|percentage|location|discipline|examination|educational\s+qualifications?|total\s+years\s+of\s+experience)$/iu

/** Whether a text is a label of a form about courses alone, such as "Year of passing". */
export const isCourseLabel = (text: string): boolean => label.test(text)

/** A month whose year was read apart from it. */
const isMonth = (text: string) => monthByName.has(text.toLowerCase())

/** Whether a text that stands where schools stand names none: honours, a year of a course, a kind of education, a street. */
export const namesNoSchool = (text: string): boolean =>
  isMonth(text) || [honours, year, kind, remote, street, label].some((one) => one.test(text))
