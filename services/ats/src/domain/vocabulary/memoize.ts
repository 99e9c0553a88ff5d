/** How many answers each function remembers, first come first kept, and the longest text whose answer it does, in characters. */
const kept = { most: 4_000, longest: 300 }

/** The answers of a function, and the one that it gave last: several readers ask about a line one after another. */
interface Memory<Answer> {
  answers: Map<string, Answer>
  /** The text that was asked about last, while answers are remembered. */
  last: string | undefined
  answer: Answer | undefined
}

const memories: Memory<unknown>[] = []
const others: (() => void)[] = []
let isRemembering = false

/**
 * Makes a function of a text remember its answers while {@link whileRemembering} runs: several readers ask the same about
 * every line of a resume. Outside of it, nothing is remembered.
 * @param answer a pure function, whose answer is never changed by its caller
 */
export function memoize<Answer extends {}>(answer: (text: string) => Answer): (text: string) => Answer {
  const memory: Memory<Answer> = { answers: new Map(), last: undefined, answer: undefined }
  memories.push(memory)
  return (text) => {
    if (text === memory.last) return memory.answer as Answer
    if (!isRemembering || text.length > kept.longest) return answer(text)
    let known = memory.answers.get(text)
    if (known === undefined) {
      known = answer(text)
      if (memory.answers.size < kept.most) memory.answers.set(text, known)
    }
    memory.last = text
    memory.answer = known
    return known
  }
}

/**
 * Runs work during which {@link memoize}d functions remember their answers, and forgets all of them at its end: nothing of
 * a stranger's resume outlives its scan.
 * @param work must not be asynchronous
 */
export function whileRemembering<Result>(work: () => Result): Result {
  if (isRemembering) return work()
  isRemembering = true
  try {
    return work()
  } finally {
    forgetAll()
  }
}

/** Has something else that is known of the texts of a scan forgotten with the answers. */
export const forgetToo = (forget: () => void): void => {
  others.push(forget)
}

/** Forgets all answers, also those of work that was interrupted. */
export function forgetAll(): void {
  isRemembering = false
  for (const memory of memories) {
    if (memory.answers.size > 0) memory.answers.clear()
    memory.last = memory.answer = undefined
  }
  for (const forget of others) forget()
}
