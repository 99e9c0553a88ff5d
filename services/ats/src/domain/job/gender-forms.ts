/** Endings of the other form behind a sign within a word, in German, which belong to the word: "Köch*in". */
const german = /(?<=\p{L})[:*_](?=in(?:nen)?(?!\p{L}))/gu
/** The other word for whoever it is, behind such a sign: "zum*zur Kaufmann*frau", "Kauffrau/-mann". */
const otherWord = /(?<=\bzu[mr])[:*_/]zu[mr](?!\p{L})|(?<=\p{L}(?:mann|frau))(?:[:*_]|\/-?)(?:mann|frau)(?!\p{L})/giu
/** Endings of the other form in French, Spanish, Italian, and German, and of the plural, which say no more. */
const endings =
  'e|es|s|se|ses|ne|nes|te|tes|le|les|ve|ves|euse|euses|rice|rices|trice|trices|ère|ères|ière|ières|a|as|in|innen|n'
/** Such an ending behind a dot or a stroke, or in brackets: "passionné·e·s", "Développeur(se)", "addetto/a". */
const others = new RegExp(
  `(?<=\\p{Ll})(?:[·•](?:${endings})(?:[·•]s)?|\\(-?(?:${endings})\\)|/-?(?:a|as|in|innen|trice|euse))(?!\\p{L})`,
  'gu',
)

/** A text with one form of each word where it gives one for women and one for men. */
export const withoutForms = (text: string): string =>
  text.replace(otherWord, '').replace(german, '').replace(others, '')
