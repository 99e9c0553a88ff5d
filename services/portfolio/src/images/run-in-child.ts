import type { ChildProcess } from 'node:child_process'
import type { ImageType } from '@resume/proto/limits/portfolio-assets'
import { cpuMilliseconds, residentMegabytes } from './process-use.ts'

/** What one image may take. */
export interface ImageLimits {
  /**
   * CPU time within which a file has to prove that it is an image, in milliseconds. Time of a CPU, since a busy machine is
   * no fault of the file.
   */
  checkCpuMs: number
  /** Longest time for one image, in milliseconds; what takes longer is no fault of the file, but of a busy machine. */
  timeoutMs: number
  /** Resident memory at which a child is killed, in megabytes. */
  memoryLimitMb: number
}

/** What a child is given. */
export interface ImageWork {
  bytes: Uint8Array
  type: ImageType
}

/** What came of it. */
export type Outcome = { image: Uint8Array } | { fault: string } | 'late'

/** What a child says: that it begins to check the file, that the file is an image and what that took, and what came of it. */
export type ChildMessage = 'checking' | { checkedInMs: number } | Exclude<Outcome, 'late'>

/** How often a child's use is looked at, in milliseconds. */
const watchMs = 20

const tooBig = { fault: 'needs too much memory to decode' }
const tooCostly = { fault: 'takes too long to decode' }

/** Gives a child one image and kills it when it breaks a limit. */
export function runInChild(child: ChildProcess, work: ImageWork, limits: ImageLimits): Promise<Outcome> {
  return new Promise((resolve) => {
    /** CPU time at which the check has to be over. */
    let checkEnd = Number.POSITIVE_INFINITY
    const finish = (outcome: Outcome) => {
      clearInterval(watch)
      clearTimeout(deadline)
      child.off('message', hear)
      child.off('exit', died)
      resolve(outcome)
    }
    const hear = (message: ChildMessage) => {
      if (message === 'checking') checkEnd = cpuMilliseconds(child.pid) + limits.checkCpuMs
      else if (!('checkedInMs' in message)) finish(message)
      else if (message.checkedInMs > limits.checkCpuMs) kill(tooCostly)
      else checkEnd = Number.POSITIVE_INFINITY
    }
    const kill = (outcome: Outcome) => {
      child.kill('SIGKILL')
      finish(outcome)
    }
    const died = () => finish(tooBig)
    const watch = setInterval(() => {
      if (residentMegabytes(child.pid) > limits.memoryLimitMb) kill(tooBig)
      else if (cpuMilliseconds(child.pid) > checkEnd) kill(tooCostly)
    }, watchMs)
    const deadline = setTimeout(() => kill('late'), limits.timeoutMs)
    child.on('message', hear)
    child.once('exit', died)
    child.send(work, (error) => {
      if (error) kill(tooBig)
    })
  })
}
