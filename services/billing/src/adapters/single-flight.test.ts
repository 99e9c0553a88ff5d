import { expect, it } from 'vitest'
import { createSingleFlight } from './single-flight.ts'

/** Runs that end when they are told to. */
function controlled() {
  const runs: { key: string; end(error?: Error): void }[] = []
  const shared = createSingleFlight(
    (key) =>
      new Promise((resolve, reject) => {
        runs.push({ key, end: (error) => (error ? reject(error) : resolve()) })
      }),
  )
  return { runs, shared }
}

it('who asks while a run is under way waits for one that began later, all of them for the same', async () => {
  const { runs, shared } = controlled()
  const first = shared('a')
  const later = [shared('a'), shared('a'), shared('a')]
  const other = shared('b')
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b'])
  runs[0]?.end()
  await first
  await Promise.resolve()
  expect(runs.map(({ key }) => key)).toEqual(['a', 'b', 'a'])
  const last = shared('a')
  expect(runs).toHaveLength(3)
  for (const run of runs.slice(1)) run.end()
  await Promise.all([...later, other])
  await expect.poll(() => runs.length).toBe(4)
  runs[3]?.end()
  await last
})

it('a run that failed fails those who waited for it, and no others', async () => {
  const { runs, shared } = controlled()
  const first = shared('a')
  const second = shared('a')
  runs[0]?.end(new Error('first'))
  await expect(first).rejects.toThrow('first')
  await expect.poll(() => runs.length).toBe(2)
  runs[1]?.end()
  await second
  const third = shared('a')
  expect(runs).toHaveLength(3)
  runs[2]?.end()
  await third
})
