/** Length of a line, in characters, from which it may have been broken because it was full. */
const fullLine = 60

/** Where lines may stand together without a blank. */
const joint = /[a-zß-ÿ.!?;:…)](?=[A-ZÀ-Þ][a-zß-ÿ]{2})|\.(?=\d)/g
/** What stands before, if they do, as web pages are pasted: "required.Minimum", "experienceMust", but not "JavaScript". */
const beforeJoint = /(?:[\p{Ll}\d)+#%][.!?;:…]|\p{Ll}\)|(?<![\p{L}\p{N}])\p{Ll}{4,20})$/u
const beforeNumber = /\p{Ll}{3}\.$/u
const longestWord = 22

function withLostBreaks(text: string): string {
  return text.replace(joint, (sign: string, at: number) => {
    const before = text.slice(Math.max(0, at - longestWord), at + 1)
    const isLost = /\d/.test(text.charAt(at + 1)) ? beforeNumber.test(before) : beforeJoint.test(before)
    return isLost ? `${sign}\n` : sign
  })
}

/** The lines of a text, those joined that were broken in the middle of a sentence, and those divided that were pasted together. */
export function unwrapped(text: string): string[] {
  const lines: string[] = []
  let before = ''
  for (const line of withLostBreaks(text).split('\n')) {
    const goesOn =
      /^(?:\p{Ll}|\()/u.test(line.trim()) ||
      /(?:,|\s(?:or|and|with|of|in|und|oder|et|ou|y|e|o|en|of|i|lub))$/u.test(before)
    if (before.length >= fullLine && goesOn && line.trim() !== '') lines[lines.length - 1] += ` ${line.trim()}`
    else lines.push(line)
    before = line.trim()
  }
  return lines
}
