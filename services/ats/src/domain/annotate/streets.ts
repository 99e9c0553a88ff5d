/** Longest street that is looked for, in characters. */
const longest = 70

/** A street with or without its number, whose word stands before the name and for little else: "Rua do Moinho, 38", "Av. das Pontes", "ul. Mostowa 3". */
const street =
  /^(?:Av\.|Avda?\.|Avenida|Rua|Travessa|Calle|C\/|Carrer|ul\.|ulica) ?(?:d[aeo]s? |de las? |de los |del )?[\p{Lu}\d][\p{L}\d.,º'’ -]*$/u

/** How others are written, which have their numbers, by where the word for them stands. */
const numbered = [
  /** Before the name, and a word for much else, so that a number stands at the end: "Via Roma 12". */
  /^(?:via|viale|piazza|corso|rue|avenue|boulevard|plaza|paseo|praça|alameda|r\.) [\p{L}.'’ -]{2,50},? \d{1,3}\p{L}?$/iu,
  /** Between the number and the name: "12 rue du Moulin", "3 bis, avenue des Ponts". */
  /^\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|av\.|boulevard|bd\.?|allée|place|chemin|impasse|route|quai) \p{L}[\p{L}.'’ -]*$/iu,
  /** Behind the name and the number: "12 Mill Road", "221 South Bridge Street". */
  /^\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}.'’-]* ){1,4}(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Drive|Dr\.?|Lane|Ln\.?|Way|Court|Square)$/u,
  /** In one word with the name, and the number behind it: "Mühlenstraße 12", "Molenlaan 3a". */
  /^\p{Lu}[\p{L}-]*(?:str(?:aße|asse|\.)|gasse|weg|allee|platz|damm|straat|laan|gade|vej|gatan|vägen|veien|katu|tie) \d{1,4} ?\p{L}?$/u,
]

/** Whether a text is a street with its number, or one that nothing else is called like, and nothing besides. */
export const isStreet = (text: string): boolean =>
  text.length <= longest &&
  text.includes(' ') &&
  (street.test(text) || (/\d/.test(text) && numbered.some((form) => form.test(text))))
