/**
 * Runs work on this thread and tells how much of the processor it took, in seconds. Unlike the time of the clock, that hardly grows when the
 * machine is busy with something else.
 */
export function processorSeconds(work: () => void): number {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000_000
}
