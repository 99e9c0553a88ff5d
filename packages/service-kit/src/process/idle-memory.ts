import { performance } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import { collectAndRelease } from './collect.ts'

/** Time between two looks, in milliseconds. */
const lookMs = 5_000
/** Share of the time that a process may have worked since the last look to count as idle: what comes meanwhile waits. */
const idleBelow = 0.05
/** Bytes that must have come together to be worth a collection. */
const worthwhile = 24 * 1024 * 1024

/**
 * Gives memory back after a burst. V8 collects when it needs room, so a process that has become idle keeps the garbage of
 * its busiest minute, and the pages that were emptied since, for as long as it stays idle. This looks now and then, and
 * collects when nobody waits.
 *
 * What counts is resident memory: the pages that V8 keeps for the next burst, up to a hundred megabytes, are in none of its
 * own figures.
 * @param options.everyMs time between two looks
 * @returns how to stop looking
 */
export function giveBackWhenIdle({ everyMs = lookMs }: { everyMs?: number } = {}): () => void {
  let before = performance.eventLoopUtilization()
  let least = memoryUsage.rss()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const resident = memoryUsage.rss()
    least = Math.min(least, resident)
    if (utilization > idleBelow || resident < least + worthwhile) return
    collectAndRelease()
    /** What is still resident is needed, and no reason to collect again and again. */
    least = memoryUsage.rss()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
