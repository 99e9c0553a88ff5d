/** What templates write in brackets for somebody to fill in. */
const inBrackets =
  /[[<{](?=[^\]>}\n]{1,40}[\]>}])[^\]>}\n]{0,30}\b(?:numbers?|amount|percent(?:age)?|company|employer|name|title|dates?|month|year|city|state|country|skills?|insert|your|results?|metrics?|tools?|address|phone|e-?mail|link|url|school|university|degree|industry|role|position|X+|x{2,})\b[^\]>}\n]{0,30}[\]>}]/gu

/** Cells that name what belongs there, as templates write them. */
const asWritten =
  /\b(?:[Ll]orem ipsum|LOREM IPSUM|Company Name|Employer Name|Name of (?:Company|Employer|School)|School Name|University Name|Your (?:Full )?Name|First(?: Name)? Last(?: Name)?|Job Title Here|Your (?:Job )?Title|City, State(?:, Country)?|City , State|Insert [\p{L} ]{3,20} here|Firmenname|Nom de l['’]entreprise|Nombre de la empresa|Nome da empresa|Nome (?:dell['’])?azienda|Naam (?:van het )?bedrijf|Nazwa firmy)\b(?! ?:)/gu

/** Signs in place of figures: "XX%", "$XXX", "XX/XXXX". */
const crossedOut =
  /(?<![\p{L}\p{N}])(?:[$€£]\s?[Xx]{1,6}(?![\p{L}])|[Xx]{1,4}\s?%|[Xx]{2}\/[Xx]{2,4}|[Xx]{3,}\+?)(?![\p{L}\p{N}])/gu

/** What every text with one of {@link asWritten} has, and with one of {@link crossedOut}: most have none and are passed over. */
const hints = [
  'orem ipsum',
  'LOREM IPSUM',
  'Name',
  'First',
  'Title Here',
  'Your ',
  'City',
  'Insert ',
  'Firmenname',
  'Nom de l',
  'Nombre',
  'Nome ',
  'Naam ',
  'Nazwa',
]
const crossed = /[Xx]{2}|[$€£]\s?[Xx]|[Xx]\s?%/

/** Placeholders that were left in a text, each once. */
export function placeholdersIn(text: string): string[] {
  const patterns = [inBrackets]
  if (hints.some((hint) => text.includes(hint))) patterns.push(asWritten)
  if (crossed.test(text)) patterns.push(crossedOut)
  return [...new Set(patterns.flatMap((pattern) => text.match(pattern) ?? []))]
}
