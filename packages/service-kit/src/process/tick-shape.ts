import { executionAsyncResource } from 'node:async_hooks'

/** Objects that are held for their shapes alone. */
export const heldForShape: object[] = []

/**
 * Keeps the shape of the records that Node makes of what `process.nextTick` is asked to do. A collection that reduces memory
 * drops every shape that no object has, and a process that is idle has no such record: code that was compiled for the shape
 * then puts each record together piece by piece, for good, which took `GET /health` 11 of its 150 microseconds
 * (docs/performance.md). As long as one record is held, its shape stays.
 */
export function keepTickShape(): void {
  process.nextTick(() => heldForShape.push(executionAsyncResource()))
}
