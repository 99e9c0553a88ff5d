import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComposeService } from './compose-file.ts'
import type { Engine } from './engine.ts'
import { makeStandIn, standInLabel } from './stand-ins.ts'

/** A pull that takes longer has failed, in milliseconds. */
const pullTimeout = 600_000

/** The images of others that services run or are built from. */
export function baseImages(root: string, services: Record<string, ComposeService>): string[] {
  const built = new Set(Object.values(services).flatMap(({ build }) => build?.dockerfile ?? []))
  const own = new Set(Object.values(services).flatMap(({ build, image }) => (build ? [image] : [])))
  const run = Object.values(services).flatMap(({ image }) => (own.has(image) ? [] : [image]))
  const froms = [...built].flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image),
  )
  return [...new Set([...froms, ...run])]
}

/**
 * Sees to it that an engine has images: those that it has, else the official ones, else stand-ins.
 * Stand-ins of an earlier run are made anew, so that they are what their files say; layers are taken over.
 * @returns the names of the stand-ins
 */
export async function provideImages(
  engine: Engine,
  images: string[],
  onProgress: (step: string) => void,
  interrupted: AbortSignal,
): Promise<string[]> {
  const standIns: string[] = []
  const labelOf = ['image', 'inspect', '--format', `{{index .Config.Labels "${standInLabel}"}}`]
  for (const image of images) {
    if (interrupted.aborted) break
    const present = await engine.tryDocker([...labelOf, image])
    const isStandIn = present.output.trim() === 'true'
    if (present.ok && !isStandIn) continue
    if (!isStandIn && (await engine.tryDocker(['pull', '--quiet', image], pullTimeout)).ok) {
      onProgress(`pulled ${image}`)
      continue
    }
    await makeStandIn(engine, image, onProgress)
    standIns.push(image)
    onProgress(`made a stand-in for ${image}, which cannot be pulled`)
  }
  return standIns
}
