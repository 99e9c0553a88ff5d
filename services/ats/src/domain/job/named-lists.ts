import { skillNames } from '../vocabulary/find-skills.ts'

/** Fewest items of a list, and most words of an item. */
const fewest = 3
const mostWords = 3
/** A word as names of products and standards are written: "X-ray", "tcpdump9", "WireGuard", "EDR", but not "Reports". */
const namelike = /\d|\p{Ll}\p{Lu}|^\p{Lu}{2,}|^\p{Lu}-\p{L}/u
/** A sooner look for such a word in a line. */
const hasNamelike = /\d|[a-z][A-Z]|[A-Z]{2}|[A-Z]-|[^ -~]/
/** An item that is written as a name. */
const inCapitals = /^(?:[\p{Lu}\d][\p{L}\d+#.&/-]*)(?:\s[\p{Lu}\d][\p{L}\d+#.&/-]*)*$/u

/**
 * The items of lists of names in a line, such as "KilnPro, OvenX, Firemap": all are written as names, and for half of them it shows
 * that they are, because a vocabulary has them or because they are written as no other word is. One of a few letters stands for itself.
 */
export function namedListsIn(line: string): string[] {
  return [...new Set([...namesInRuns(line), ...namesLike(line)])]
}

/** Words behind which examples stand, in the languages whose other cues ask for no capitals. */
const like = /(?<!\p{L})(?:like|come|como|comme|zoals|jak|wie|np\.|bv\.|ad es\.|p\.\s?ex\.)\s+([^.;:()]{2,120})/giu

/** A word in capitals with which an item begins that goes on as a sentence: "OvenX to bake". */
const startsInCapitals = /^[\p{Lu}\d][\p{L}\d+#.&/-]*(?=\s\p{Ll})/u

/** Examples of something: "tools like KilnPro and OvenX"; one of them at least is written as no other word is. */
function namesLike(line: string): string[] {
  if (!hasNamelike.test(line)) return []
  return [...line.matchAll(like)].flatMap(([, list = '']) => {
    const items = list.split(/,\s?|\s(?:and|or|und|oder|et|ou|e|o|y|i|en|of|lub|oraz)\s/u).map((item) => item.trim())
    const end = items.findIndex((item) => item.split(/\s/u).length > mostWords || !inCapitals.test(item))
    const last = end < 0 ? '' : (startsInCapitals.exec(items[end] ?? '')?.[0] ?? '')
    const named = [...(end < 0 ? items : items.slice(0, end)), ...(isNamelike(last) ? [last] : [])]
    return named.some(isNamelike) ? named : []
  })
}

function namesInRuns(line: string): string[] {
  const comma = line.indexOf(',')
  if (comma < 0 || !line.includes(',', comma + 1) || !hasNamelike.test(line)) return []
  return line.split(/[():;]|\.\s/u).flatMap((part) => {
    const items = part.split(/,|\s(?:and|or|und|oder|et|ou|sowie)\s|\s(?:etc|usw)\b/u).map((item) =>
      item
        .trim()
        .replace(/^(?:and|or|und|oder|et|ou|i\.e|e\.g)\.?\s+/u, '')
        .replace(/[.!]$/u, ''),
    )
    return runsOf(items).filter(showsNames).flat()
  })
}

/** Runs of items that are written as names; the first of a run may have words before it, which are left away. */
function runsOf(items: string[]): string[][] {
  const runs: string[][] = []
  let run: string[] = []
  for (const item of [...items, '']) {
    const isNamed = item !== '' && item.split(/\s+/u).length <= mostWords && inCapitals.test(item)
    if (isNamed) run.push(item)
    else {
      if (run.length >= fewest) runs.push(run)
      run = []
    }
  }
  return runs
}

const isNamelike = (item: string) => item.split(/\s/u).some((word) => namelike.test(word))
const showsNames = (items: string[]) =>
  items.some(isNamelike) &&
  items.filter((item) => item.split(/\s/u).some((word) => namelike.test(word)) || skillNames(item, true).length > 0)
    .length >=
    items.length / 2
