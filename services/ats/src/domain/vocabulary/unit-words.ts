import { titleScore } from './role-words.ts'

/** What a part of a school begins with, in several languages, without its name. */
const begins =
  /^(?:the )?(?:department|dept\.?|faculty|division|institute|cent(?:er|re)|laborator(?:y|ies)|lab|chair|school|graduate school|institut|fakultät|fachbereich|lehrstuhl|professur|abteilung|zentrum|klinik|département|faculté|laboratoire|centre|école doctorale|ufr|departamento|facultad|laboratorio|instituto|centro|faculdade|laboratório|dipartimento|facoltà|istituto|afdeling|faculteit|wydział|katedra|instytut|fakulta|ústav|institutt?(?:et)?|fakultet(?:et)?) (?:of|for|de|du|des|di|der|für|fuer|voor|van|d['’]|\p{Lu})/iu
/** What it ends with. */
const ends = /\s(?:lab|laboratory|group|department|dept\.?|dpt\.?|division|cent(?:er|re))$/iu

/** Whether a text names a part of a school: "Department of Bridges", "Crane Lab", "Institut für Brückenbau". */
export const namesUnit = (text: string): boolean =>
  text.length <= 120 && (begins.test(text) || ends.test(text)) && titleScore(text) <= 0
