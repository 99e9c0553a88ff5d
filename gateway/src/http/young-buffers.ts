import { memoryUsage } from 'node:process'
import { collect } from '@resume/service-kit/process/collect'

const mb = 1024 * 1024

/** Bytes of bodies after which those that nobody needs any more are freed. */
const most = 8 * mb
/** Bytes of buffers by which those may grow that outlive such a collection, before all of them are looked at. */
const growth = 24 * mb

let passed = 0
/** Bytes of buffers that were needed when all were last looked at. */
let needed = 0

/**
 * Counts bytes of bodies that passed through the process. Bodies live outside of V8's heap, where hardly anything makes it
 * collect: without this, a hundred megabytes and more of them stay after a burst. A collection of young objects frees most of
 * them in one or two milliseconds. Those in use at that moment are old from then on, and only a full collection (some
 * 30 ms) frees them: it is due when buffers have doubled. V8 left to itself would mark the whole heap all the time (see `main.ts`).
 */
export function notePassed(bytes: number): void {
  passed += bytes
  if (passed < most) return
  passed = 0
  collect('minor')
  if (memoryUsage().arrayBuffers < 2 * needed + growth) return
  collect('major')
  needed = memoryUsage().arrayBuffers
}
