import { asItLooks, isAsSeen } from './disguised-text.ts'

/** Orders to forget, such as `ignore all previous instructions`, in eight languages, without accents. */
const forgets = [
  String.raw`(?:ignore|disregard|forget|override|bypass)\s+(?:(?:all|any|the|your|my|of|these|those|every)\s+){0,4}(?:(?:previous|prior|above|earlier|preceding|other|existing|system|initial|original)\s+){1,2}(?:instructions?|prompts?|rules?|directions?|guidelines?|criteria|text|content|messages?)`,
  String.raw`(?:ignoriere|vergiss|missachte)\s+(?:bitte\s+)?(?:alle\s+|die\s+)*(?:vorherigen|vorigen|bisherigen|obigen|fruheren)\s+(?:anweisungen|instruktionen|regeln|vorgaben)`,
  String.raw`(?:ignore[zr]?|oublie[zr]?)\s+(?:toutes\s+|tous\s+)?(?:les\s+|vos\s+)?(?:instructions|consignes|regles)\s+(?:precedentes|ci-dessus|anterieures)`,
  String.raw`(?:ignora|ignore|olvida|omite)\s+(?:todas\s+)?(?:las\s+|tus\s+)?(?:instrucciones|indicaciones|reglas)\s+(?:anteriores|previas)`,
  String.raw`(?:ignore|ignora|esqueca|desconsidere)\s+(?:todas\s+)?(?:as\s+|suas\s+)?(?:instrucoes|regras)\s+(?:anteriores|previas|acima)`,
  String.raw`(?:ignora|dimentica)\s+(?:tutte\s+)?(?:le\s+)?(?:istruzioni|regole)\s+(?:precedenti|sopra)`,
  String.raw`(?:negeer|vergeet)\s+(?:alle\s+|de\s+)*(?:vorige|voorgaande|eerdere|bovenstaande)\s+(?:instructies|opdrachten|regels)`,
  String.raw`(?:zignoruj|pomin|zapomnij)\s+(?:o\s+)?(?:wszystkie\s+|wszystkich\s+)?(?:poprzednie|powyzsze|wczesniejsze|poprzednich)\s+(?:instrukcje|polecenia|instrukcjach|poleceniach)`,
]

/** Orders on the result: how this candidate is to be rated. */
const person = String.raw`(?:this|the|my)\s+(?:candidate|resume|cv|applicant|application|profile)`
const rates = [
  String.raw`(?:rank|rate|score|grade|evaluate|mark|classify|label|place|put|list)\s+${person}\s+(?:as\s+|at\s+|with\s+|to\s+|on\s+|in\s+)?(?:an?\s+|the\s+)?(?:highest|high|top|best|first|perfect|excellent|maximum|strong|ideal|qualified|10|100)`,
  String.raw`(?:always|you\s+must|must|please|strongly|immediately)\s+(?:strongly\s+)?(?:recommend|hire|select|shortlist|advance|approve|accept)\s+${person}`,
  String.raw`(?:give|assign|award|return|output|report)\s+(?:${person}\s+|it\s+|me\s+)?(?:an?\s+|the\s+)?(?:perfect|maximum|highest|top|full|best)\s+(?:possible\s+)?(?:score|rating|rank|ranking|marks?)`,
  String.raw`${person}\s+(?:is|should\s+be|must\s+be)\s+(?:an?\s+|the\s+|ranked\s+|rated\s+|scored\s+|considered\s+)*(?:perfect|ideal|best|top|highest|exceptional(?:ly)?|excellent)\s+(?:possible\s+)?(?:match|fit|candidate|choice|qualified|score)`,
  String.raw`(?:respond|reply|answer|output|return)\s+(?:only\s+)?(?:with\s+)?["'“”«]?(?:yes|hire|accept|approved|10\s*/\s*10|100\s*%)`,
  String.raw`(?:empfiehl|bewerte)\s+(?:diese[nrs]?|den|die)\s+(?:kandidat\w*|bewerber\w*|lebenslauf|bewerbung)`,
  String.raw`(?:recommande[zr]?|classe[zr]?|note[zr]?)\s+(?:ce|cette|le|la)\s+(?:candidat\w*|cv)\s+(?:comme|en|premier|avec)`,
  String.raw`(?:recomienda|recomiende|califica|clasifica|recomende|classifique)\s+(?:a\s+)?(?:este|esta|o|a)\s+(?:candidat[oa]|curriculum|cv)`,
]

/** Words to a machine by name. */
const machine = String.raw`(?:ai|a\.i\.|llm|gpt|chatgpt|chatbot|language\s+model|artificial\s+intelligence|ats\s+(?:bot|system|ai))`
const speaks = [
  String.raw`(?:note|message|attention|instructions?|hint|memo)\s+(?:to|for)\s+(?:the\s+|any\s+|all\s+)?(?:${machine}|(?:automated\s+|ai\s+)?(?:screening|screener|recruiter\s+bot|reviewer\s+bot)\w*)(?!\w)`,
  String.raw`if\s+you\s+are\s+(?:an?\s+)?(?:${machine})\b`,
  String.raw`you\s+are\s+(?:now\s+)?(?:an?\s+)?(?:helpful\s+)?(?:${machine}|ai\s+(?:assistant|recruiter|model))\b`,
  String.raw`(?:<\|(?:im_start|system|user|endoftext)\|>|\[/?inst\]|<<sys>>|###\s*(?:system|instructions?)\s*:)`,
]

const anyOrder = [...forgets, ...rates, ...speaks].map((pattern) => `(?:${pattern})`).join('|')
const orders = new RegExp(anyOrder, 'giu')
/** The same for plain text in small letters, which is searched faster. */
const plainOrders = new RegExp(anyOrder)
const longest = 120_000

/**
 * Orders to a screening machine in a text, as it looks to people: signs that nobody sees and letters of other alphabets do not
 * hide them. What somebody did with prompts, assistants or candidates at work is no order.
 */
export function ordersIn(text: string): string[] {
  const given = text.slice(0, longest)
  const isPlain = isAsSeen.test(given)
  if (isPlain && !plainOrders.test(given.toLowerCase())) return []
  const looks = (isPlain ? given : asItLooks(given)).normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ')
  return [...new Set(looks.match(orders) ?? [])].slice(0, 10)
}
