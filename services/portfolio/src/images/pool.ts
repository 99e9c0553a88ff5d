import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { getCompileCacheDir } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { ImageType } from '@resume/proto/limits/portfolio-assets'
import type { PoolUse } from '@resume/service-kit/metrics/metrics'
import { ImageFault } from './image-fault.ts'
import { residentMegabytes } from './process-use.ts'
import { type ImageLimits, runInChild } from './run-in-child.ts'

/** How images are copied apart from the service. */
export interface PoolOptions extends ImageLimits {
  /** Child processes at the most; each copies one image at a time. */
  size: number
  /** After this a child without work ends, in milliseconds. */
  idleMs?: number
  /** What the child processes run; that which copies images, unless a test says otherwise. */
  workerFile?: string
}

/** Copies images in child processes that are killed when they take too long or too much memory. */
export interface ImagePool {
  /**
   * Copies an image; callers wait for their turn, in order.
   * @returns undefined when too many wait already, or the machine is too busy to copy it in time
   * @throws ImageFault with the reason; Error when the system starts no process
   */
  copy(bytes: Buffer, type: ImageType): Promise<Buffer | undefined>
  use(): PoolUse
  close(): Promise<void>
}

const imageWorker = fileURLToPath(new URL('./worker.ts', import.meta.url))
/** Images that may wait for each child. */
const waitingPerChild = 8

/** Makes the pool; children are started when there is work. */
export function createImagePool(options: PoolOptions): ImagePool {
  const { size, memoryLimitMb, idleMs = 60_000, workerFile = imageWorker } = options
  const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = []
  const waiting: (() => void)[] = []
  const living = new Set<ChildProcess>()
  let working = 0

  const takeChild = async () => {
    for (let rested = idle.pop(); rested; rested = idle.pop()) {
      clearTimeout(rested.timer)
      if (rested.child.connected && !rested.child.killed) return rested.child
    }
    const child = fork(workerFile, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--max-old-space-size=128', '--no-warnings'],
      /** One arena of the C library: what an image took goes back to the system after it. */
      env: { NODE_COMPILE_CACHE: getCompileCacheDir(), MALLOC_ARENA_MAX: '1' },
    })
    /** Where no process can be started, because there are too many, it says so here: that is no fault of the image. */
    await once(child, 'spawn')
    living.add(child)
    child.once('exit', () => living.delete(child))
    return child
  }
  const restChild = (child: ChildProcess) => {
    /** What one image left in memory is not charged to the next. */
    if (!child.connected || child.killed || residentMegabytes(child.pid) > memoryLimitMb / 2) {
      child.kill('SIGKILL')
      return
    }
    const timer = setTimeout(() => child.kill('SIGKILL'), idleMs)
    timer.unref()
    idle.push({ child, timer })
  }

  return {
    async copy(bytes, type) {
      if (waiting.length >= size * waitingPerChild) return undefined
      if (working < size) working++
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        const child = await takeChild()
        const outcome = await runInChild(child, { bytes, type }, options)
        restChild(child)
        if (outcome === 'late') return undefined
        if ('fault' in outcome) throw new ImageFault(outcome.fault)
        return Buffer.from(outcome.image)
      } finally {
        const next = waiting.shift()
        if (next) next()
        else working--
      }
    },
    use: () => ({ capacity: size, busy: working, queued: waiting.length }),
    async close() {
      const ends = [...living].map((child) => {
        const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
        child.kill('SIGKILL')
        return ended
      })
      await Promise.all(ends)
    },
  }
}
