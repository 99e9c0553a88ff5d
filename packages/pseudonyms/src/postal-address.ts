const capital = "\\p{Lu}[\\p{L}'’-]{0,30}"
const number = '\\d{1,5}[a-zA-Z]?(?:[/-]\\d{1,4})?'
const unit = '(?:,? (?:Apt\\.?|Apartment|Suite|Unit|Flat|#) ?[\\p{L}\\d-]{1,6})?'
/** `, London NW1 6XE`, `, Mountain View, CA 94043`, `, 10115 Berlin` */
const town = `(?:,? (?:\\d{4,5}(?:-\\d{3,4})?|\\d{2}-\\d{3}) ${capital}(?: ${capital})?|, ${capital}(?: ${capital}){0,2},? (?:[A-Z]{2} \\d{5}(?:-\\d{4})?|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}))?`
const english = `${number} (?:${capital} ){1,4}(?:Street|Road|Avenue|Lane|Drive|Boulevard|Court|Square|Place|Terrace|Parkway|Highway|Crescent|Close|(?:St|Rd|Ave|Ln|Blvd|Pkwy)\\b\\.?)`
const germanic = `\\p{Lu}[\\p{L}.-]{1,40}(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|gracht|gatan|vägen|gade|vej) ${number}(?![\\d%])|\\p{Lu}\\p{L}{1,20}[ -](?:Straße|Strasse|Str\\.|Weg|Platz|Allee|Gasse|Ring|Damm|Ufer) ${number}(?![\\d%])`
const romance = `\\d{1,4},? (?:bis |ter )?(?:rue|avenue|boulevard|place|chemin|allée|impasse|quai) (?:(?:de|du|des|la|le|les|l['’]|d['’]) ?){0,3}${capital}(?: ${capital}){0,3}|(?:Calle|C/|Avenida|Avda\\.|Paseo|Plaza|Via|Viale|Piazza|Corso|Rua|Travessa|Praça|ul\\.|Ul\\.|ulica|aleja|al\\.) (?:(?:de|del|della|dei|di|da|do|dos|la|las|los) ){0,2}${capital}(?: ${capital}){0,3},? (?:n\\.?º? ?)?${number}(?![\\d%])`

/** Where somebody lives: a street with a number, in the order of eight languages, with the town when it follows. */
export const postalAddress = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:${english}|${germanic}|${romance})${unit}${town}(?![\\p{L}\\p{N}])`,
  'gu',
)
