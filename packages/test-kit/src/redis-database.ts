import { inject } from 'vitest'

/** Databases of the run's Redis: more than a run has files of tests. */
export const redisDatabases = 4_096

/**
 * The database of the run's Redis that only this file of tests uses: files run side by side, and entries, limits and
 * counters of one are nobody else's.
 * @returns its URL
 */
export function redisUrlOfFile(): string {
  return urlOfFile(inject('redisUrl'))
}

/** The same by another way to the run's Redis. @param port of the loopback address */
export function redisUrlThrough(port: number): string {
  return urlOfFile(`redis://127.0.0.1:${port}`)
}

/** Vitest numbers the files of a run, from 1 on. */
function urlOfFile(server: string): string {
  return `${server}/${Number(process.env.VITEST_WORKER_ID) % redisDatabases}`
}
