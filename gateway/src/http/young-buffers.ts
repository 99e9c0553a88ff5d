import { memoryUsage } from 'node:process'
import { collect } from '@resume/service-kit/process/collect'

const mb = 1024 * 1024

/** Bytes of bodies that pass between two looks at the memory. */
const lookEvery = 8 * mb
/** Bytes of buffers that may stand until the process is idle: with those of the usual room, eight answers of 1 MB at a time stay below. */
let comfortable = 96 * mb

/** Says how much room bodies have: half as much again may stand in buffers. @param bytes that bodies may take */
export function keepBuffersNear(bytes: number): void {
  comfortable = 1.5 * bytes
}

/** The same while a long answer passes in pieces. */
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
  if (isLookDue(bytes) && areTooMany(comfortable)) free(comfortable)
}

/**
 * The same for a piece of an answer that is sent as a stream. Nobody waits for a single piece, and each is garbage once it
 * is sent: young ones are always worth a collection.
 */
export function notePassedInStream(bytes: number): void {
  if (isLookDue(bytes)) free(comfortableInStreams)
}

function isLookDue(bytes: number): boolean {
  passed += bytes
  if (passed < lookEvery) return false
  passed = 0
  return true
}

const areTooMany = (most: number) => memoryUsage().arrayBuffers >= Math.max(most, 2 * needed)

function free(most: number): void {
  collect('minor')
  if (!areTooMany(most)) return
  collect('major')
  needed = memoryUsage().arrayBuffers
}
