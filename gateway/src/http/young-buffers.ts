import { memoryUsage } from 'node:process'
import { collect } from '@resume/service-kit/process/collect'

const mb = 1024 * 1024

/** Bytes of bodies that pass between two looks at the memory. */
const lookEvery = 8 * mb
/** Bytes of buffers that may stand until the process is idle: eight answers of 1 MB at a time stay below. */
const comfortable = 96 * mb
/** The same while pieces of a long answer pass, which lasts: nobody waits for a piece, and all of them are garbage at once. */
const comfortableInStreams = 24 * mb

let passed = 0
/** Bytes of buffers that were needed when all were last looked at. */
let needed = 0

/**
 * Counts bytes of bodies that passed through the process. Bodies live outside of V8's heap, where hardly anything makes it
 * collect: without this, hundreds of megabytes of them stand during a burst. Above a comfortable amount a collection of
 * young objects frees most of them in one or two milliseconds. Those in use at that moment are old from then on, and only
 * a full collection (some 30 ms) frees them: it is due when buffers have doubled. Below that amount nothing is collected,
 * since it would double the work of answers of 1 MB. V8 left to itself would mark the whole heap all the time (see `main.ts`).
 */
export function notePassed(bytes: number): void {
  note(bytes, comfortable)
}

/** The same for a piece of an answer that is sent as a stream. */
export function notePassedInStream(bytes: number): void {
  note(bytes, comfortableInStreams)
}

function note(bytes: number, most: number): void {
  passed += bytes
  if (passed < lookEvery) return
  passed = 0
  const limit = Math.max(most, 2 * needed)
  if (memoryUsage().arrayBuffers < limit) return
  collect('minor')
  if (memoryUsage().arrayBuffers < limit) return
  collect('major')
  needed = memoryUsage().arrayBuffers
}
