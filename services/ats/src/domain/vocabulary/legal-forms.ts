/** Legal forms that say so wherever they stand behind a name, as a pattern with its capitals. */
export const sureForms = [
  String.raw`G[Mm][Bb]H(?: & Co\. ?KG)?|AG|KG(?:aA)?|OHG|UG|e\.V\.|e\.K\.`,
  String.raw`Inc\.?|L\.?L\.?[CP]\.?|L[Tt][Dd]\.?|Limited|LIMITED|PLC|Sdn\.? Bhd\.?`,
  String.raw`S\.A\.(?: de C\.V\.|S\.)?|C\.A\.|SAS|SARL|S\.L\.U?\.?|Ltda\.?|Lda\.?`,
  String.raw`[Ss]\.?[Rr]\.?[Ll]\.?|Snc|S\.?p\.?A\.?|B\.V\.|N\.V\.`,
  String.raw`A\/S|ApS|Oyj?|OÜ|UAB|Kft\.?|Zrt\.?|Nyrt\.?|Bt\.?|A\.Ş\.`,
  String.raw`[Ss]\.\s?[Rr]\.\s?[Oo]\.|a\.\s?s\.|[Dd]\.\s?[Oo]\.\s?[Oo]\.|Sp\. z o\.\s?o\.`,
].join('|')

/** Short ones that are something else where more follows: a town, a field, a word in capitals. */
const shortForms = String.raw`SE|S\.?A\.?|S\.?L\.?U?\.?|B\.?V\.?|N\.?V\.?|AB|K\.K\.`

/** The end of the name of a firm. */
export const legalForm = new RegExp(String.raw`\s(?:${sureForms}|${shortForms})$`, 'u')

/** Whether a text is one and nothing else: what stands behind the comma of "Iron Works, Inc." is no town. */
export const isLegalForm = (text: string): boolean => legalForm.test(` ${text}`)
