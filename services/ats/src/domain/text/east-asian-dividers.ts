const letter = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々'
const any = `${letter}\\p{Script=Hangul}`
/** Legal forms in brackets, which are part of the name beside them: "(株)". */
const forms = '(?:株|有|同|名|资|資|주|유|사|재|合)'
/** Behind words with which names of employers and schools end, a blank divides; elsewhere in Korean, it stands between all words. */
const named =
  '(?<=公司|集团|集團|㈱|㈜|大学院|大學院|대학교|대학원|고등학교|[^\\s(][(]株[)]|[^\\s(][(]주[)]|有限责任公司)\\s+(?=[^\\s\\d(（–—-])(?![A-Z][a-z]+ (?:University|College|Institute))'
/** Words that stand before names of firms with a blank. */
const leading = '(?<!株式会社|有限会社|合同会社|一般社団法人|財団法人|医療法人|学校法人|社会福祉法人|(?:^|\\s)[(]株[)])'

/** What stands in brackets and belongs to the name around or before it: a place within it, or the same name in other letters. */
const within =
  '\\p{Script=Han}{2,4}[)]\\p{Script=Han}|(?<=\\p{Script=Latin}\\s?[(])[\\p{Script=Hangul}\\p{Script=Katakana}ー]{2,20}[)]|(?<=\\p{Script=Hangul}\\s?[(])[A-Z][A-Za-z .&-]{1,30}[)]'
const behind =
  '[(]\\p{Script=Han}{2,4}(?=[)]\\p{Script=Han})|\\p{Script=Latin}\\s?[(][\\p{Script=Hangul}\\p{Script=Katakana}ー]{2,20}|\\p{Script=Hangul}\\s?[(][A-Z][A-Za-z .&-]{1,30}'

/**
 * What divides cells in lines of Chinese, Japanese, and Korean, whose words have no blanks between them, or few: each kind of sign is a
 * group, in the order of those of other lines.
 */
export const eastAsianDividers = new RegExp(
  [
    `(\\s{3,}|\\t|(?<=[${letter})）]{2})${leading}\\s+(?=[${letter}]{2})|${named})`,
    `(\\s*[|｜│]\\s*|\\s+[^\\p{L}\\p{N}\\s()[\\]{}&+#'"“”’.,:;@%€$£/–—【】「」『』《》-]\\s+|\\s+//\\s+)`,
    `(\\s+[–—-]{1,2}\\s+|(?<=[${any}])[–—-]{1,2}(?=[${any}])|(?<=[${any}]{2})[–—-](?=\\p{Script=Latin}{2})|(?<=\\p{Script=Latin}{2})[–—-](?=[${any}]{2})|(?<=[${any})])\\s*[–—]{1,2}\\s*(?=[${any}\\p{Lu}]))`,
    `(:\\s+)`,
    `(\\s+/\\s+)`,
    `([,;]\\s+|[，；]\\s*|(?<=[${any}]),(?=[${any}]))`,
    `(\\s+(?:at|@)\\s+(?=\\S))`,
    `(\\s*[([【〔《「『](?!${forms}[)）])(?!${within}))`,
    `((?<![(（]${forms})(?<!${behind})[)\\]】〕》」』]\\s*)`,
  ].join('|'),
  'gu',
)
