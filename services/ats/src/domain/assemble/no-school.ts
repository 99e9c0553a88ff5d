/** Honours, in several languages. */
const honours =
  /^(?:(?:summa |magna |insigni )?cum laude|(?:with |mit )?(?:first[- ]class |high |highest )?(?:honou?rs|distinction|auszeichnung)|mention (?:tr[eè]s |assez )?bien)$/iu
/** A year or a half of one at a school, in several languages: "2ème année", "3rd year", "4. Semester". */
const year =
  /^\d{1,2}\s?(?:st|nd|rd|th|[eè]re|[eè]me|er|re|e|nde|º|ª|°|\.|:?a)?\s(?:ann[ée]e|year|año|ano|anno|any|jaar|jahr|klasse|semest(?:er|re)|semestre|rok|ročník|[åa]r(?:skurs)?)s?$/iu
/** A kind of education, in several languages, which heads courses of that kind: "Istruzione universitaria", "Higher education". */
const kind =
  /^(?:(?:istruzione|formazione|educaci[oó]n|formaci[oó]n|educa[cç][aã]o|forma[cç][aã]o|formation|enseignement|études|ensino) (?:universitari[ao]|universitaires?|superiore?|supérieure?s?|secundari[ao]|secondari[ao](?: superiore| di secondo grado)?|secondaires?|primari[ao]|primaires?|m[eé]di[ao]|fundamental|acad[eé]mic[ao]|t[eé]cnic[ao]|technique|professionnelle|profesional|profissional|professionale)|(?:higher|university|college|secondary|primary|tertiary|academic|school|further|vocational) education|(?:hoch)?schulbildung|schulische (?:aus)?bildung|akademische (?:aus)?bildung|höhere schulbildung|hoger onderwijs|middelbaar onderwijs|wykształcenie wyższe)$/iu
/** A street whose number stands behind a comma: "via Mulino". */
const street = /^(?:via|viale|piazza|corso|rue|calle|rua|avenue|avenida|ul\.) \p{Lu}/u

/** Whether a text that stands where schools stand names none: honours, a year of a course, a kind of education, a street. */
export const namesNoSchool = (text: string): boolean => [honours, year, kind, street].some((one) => one.test(text))
