import { isEmployerWord } from '../../src/domain/vocabulary/employer-words.ts'
import { foldText } from '../../src/domain/vocabulary/fold-text.ts'

/** Where the word that says what somebody is stands in a label: "infirmière de bloc", "Bilanzbuchhalter", "główny księgowy". */
export type Head = 'first' | 'last' | 'either'

/** Words before which a label ends, for it says there in what or where: "chef inom export", "tecnico della qualità". */
const joints = new Set(
  `inom pa med til for av of in to i de du des d en fur im der di da do van voor och og et y e und oder ou u a na w z o k v s za po pri
   pre ir un ja es vagy pentru la din cu si per con para com em sur au aux dans pour par bij met op te aan del della dell degli
   delle dei al alla inden innen ved vid mot auf mit bei am zum zur ds`.split(/\s+/),
)
const fewest = {
  letters: 4,
  /** Labels of which a word is the head, where it is no label by itself. */
  labels: 3,
}
/** Of the labels that have a word, which part has it as their head at least: where a word stands alone, and where it never does. */
const leastShare = { alone: 0.5, never: 0.7 }

/**
 * Words that are the heads of occupations' labels, without accents, in alphabetical order. What stands in many labels but seldom
 * as their head is what the occupation is about ("export").
 * @param labels of one language, as ESCO has them: "Koch/Köchin", "chef, export"
 * @param isKnown whether a word is known as one of titles already
 */
export function collectOccupations(labels: Iterable<string>, head: Head, isKnown: (word: string) => boolean): string[] {
  const [heads, anywhere, ends] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  const alone = new Set<string>()
  for (const names of namesIn(labels, anywhere)) {
    const words = names.split(' ')
    if (words.length > 1 && words.some(isKnown)) continue
    if (words.length === 1) alone.add(names)
    const joint = words.findIndex((word, at) => at > 0 && joints.has(word))
    const end = words[(joint < 0 ? words.length : joint) - 1] as string
    count(ends, end)
    count(heads, head === 'last' ? end : (words[0] as string))
  }
  return [...heads]
    .filter(([word, times]) => {
      if (word.length < fewest.letters || !/^\p{L}+$/u.test(word) || isKnown(word) || isEmployerWord(word)) return false
      const share = times / (anywhere.get(word) as number)
      return alone.has(word)
        ? share >= leastShare.alone
        : times >= fewest.labels && share >= leastShare.never && ends.has(word)
    })
    .map(([word]) => word)
    .sort()
}

/**
 * The names that the labels give, without what stands behind a comma or in brackets; counts the words of every form of a label,
 * once where several labels share it.
 */
function namesIn(labels: Iterable<string>, anywhere: Map<string, number>): Set<string> {
  const names = new Set<string>()
  const forms = new Set<string>()
  for (const label of labels) {
    const ofLabel = label.split('/')
    const first = foldText(ofLabel[0] as string)
    for (const form of ofLabel) {
      if (isFormOf(foldText(form), first)) forms.add(form.trim())
      else countWords(form, anywhere)
    }
  }
  for (const form of forms) {
    for (const word of new Set(foldText(form).split(' '))) count(anywhere, word)
    const name = foldText(form.split(/[(),;–]|\s-\s/)[0] as string)
    if (name !== '') names.add(name)
  }
  return names
}

/** Whether two names are two forms of one: "Koch" and "Köchin", but not "machines" and "apparaten". */
function isFormOf(form: string, first: string): boolean {
  return form.slice(0, 3) === first.slice(0, 3)
}

function countWords(text: string, times: Map<string, number>): void {
  for (const word of foldText(text).split(' ')) count(times, word)
}

function count(times: Map<string, number>, word: string): void {
  times.set(word, (times.get(word) ?? 0) + 1)
}
