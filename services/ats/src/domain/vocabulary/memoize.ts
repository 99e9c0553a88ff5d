/** How many answers each function remembers, first come first kept, and the longest text whose answer it does, in characters. */
const kept = { most: 4_000, longest: 300 }

const memories: Map<string, unknown>[] = []
let isRemembering = false

/**
 * Makes a function of a text remember its answers while {@link whileRemembering} runs: several readers ask the same about
 * every line of a resume. Outside of it, nothing is remembered.
 * @param answer a pure function, whose answer is never changed by its caller
 */
export function memoize<Answer extends {}>(answer: (text: string) => Answer): (text: string) => Answer {
  const memory = new Map<string, Answer>()
  memories.push(memory)
  return (text) => {
    if (!isRemembering || text.length > kept.longest) return answer(text)
    const known = memory.get(text)
    if (known !== undefined) return known
    const result = answer(text)
    if (memory.size < kept.most) memory.set(text, result)
    return result
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

/** Forgets all answers, also those of work that was interrupted. */
export function forgetAll(): void {
  isRemembering = false
  for (const memory of memories) if (memory.size > 0) memory.clear()
}
