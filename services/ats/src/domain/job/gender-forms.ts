/** Endings of the other form behind a sign within a word, in German, which belong to the word: "Köch*in". */
const german = /(?<=\p{L})[:*_](?=in(?:nen)?(?!\p{L}))/gu
/** The same in French, Spanish, and Italian, and in brackets, which say no more: "passionné·e", "Développeur(se)", "addetto/a". */
const others =
  /(?<=\p{Ll})(?:[·•](?:\p{Ll}{1,5})(?:[·•]s)?|\(-?(?:e|es|s|se|ses|ne|nes|ve|ves|euse|euses|rice|trice|trices|ère|a|as|in|innen|n)\)|\/-?(?:a|as|in|innen|trice|euse))(?!\p{L})/gu

/** A text with one form of each word where it gives one for women and one for men. */
export const withoutForms = (text: string): string => text.replace(german, '').replace(others, '')
