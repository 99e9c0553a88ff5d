import { performance } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import { collect } from './collect.ts'

/** Time between two looks, in milliseconds. */
const lookMs = 5_000
/** Share of the time that a process may have worked since the last look to count as idle. */
const idleBelow = 0.2
/** Bytes that must have come together to be worth a collection. */
const worthwhile = 24 * 1024 * 1024

/**
 * Gives memory back after a burst. V8 collects when it needs room, so a process that has become idle keeps the garbage of
 * its busiest minute for as long as it stays idle. This looks now and then, and collects when nobody waits.
 * @param options.everyMs time between two looks
 * @returns how to stop looking
 */
export function giveBackWhenIdle({ everyMs = lookMs }: { everyMs?: number } = {}): () => void {
  let before = performance.eventLoopUtilization()
  let needed = inUse()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    needed = Math.min(needed, inUse())
    if (utilization > idleBelow || inUse() < needed + worthwhile) return
    collect('major')
    needed = inUse()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

function inUse(): number {
  const { heapUsed, external } = memoryUsage()
  return heapUsed + external
}
