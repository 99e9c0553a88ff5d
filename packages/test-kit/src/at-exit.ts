const work = new Set<() => void>()
process.on('exit', () => {
  for (const run of work) run()
})

/**
 * Has something done when this process ends, however many there are of such.
 * @param run must not wait for anything
 * @returns calls it off
 */
export function atExit(run: () => void): () => void {
  work.add(run)
  return () => void work.delete(run)
}
