/** What stands before a hyphen that is part of a word: "self-employed", "e-commerce", "non-profit". */
const prefixes = new Set(
  `self full part half co non e on off long short high low well multi cross front back end real data user team time pre post
   anti semi sub inter intra micro macro mid pro re un ex all one two three first second third business client customer
   object test state open cost decision problem results goal award family world hands face follow start set stand sous non
   demi mi auto sino franco deutsch anglo online offline vice meta hyper ultra`.split(/\s+/),
)
/** A line that ends within a word. */
const cut = /(?:^|[^\p{L}-])(\p{L}?\p{Ll}+)-$/u
/** What goes on with it. */
const rest = /^\p{Ll}{2,}/u

/** A text whose words that were divided with a hyphen at the end of a line are whole, with the rest of the line below. */
export function joinBrokenWords(text: string): string {
  if (!/\p{Ll}-\r?\n/u.test(text)) return text
  const lines: string[] = []
  for (const line of text.split(/\r\n|\r|\n/)) {
    const above = lines.at(-1)
    const start = above === undefined ? undefined : cut.exec(above)?.[1]
    const goesOn = start !== undefined && start.length > 1 && rest.test(line)
    if (!goesOn || above === undefined) lines.push(line)
    else lines[lines.length - 1] = (prefixes.has(start.toLowerCase()) ? above : above.slice(0, -1)) + line
  }
  return lines.join('\n')
}
