import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { freePort } from '@resume/local-stack/servers/ports'
import { baseImages, provideImages } from './base-images.ts'
import { checkImages, storageOf } from './check-images.ts'
import { checkAnonymousUse, checkSession, eventually, signIn, waitUntilReady } from './checks.ts'
import { readComposeFile } from './compose-file.ts'
import { NoEngine, openEngine } from './engine.ts'
import { createProject } from './project.ts'
import { debianImage } from './stand-ins.ts'

/**
 * `npm run test:compose`: builds every image, runs docker-compose.yml, uses the platform through its gateway, stops it,
 * starts it again on the same data, and removes everything that it made.
 *
 * `--keep FOLDER` keeps images, in that folder where the engine is ours: the next run builds only what has changed.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const { keep } = parseArgs({ options: { keep: { type: 'string' } } }).values
const begun = performance.now()
const say = (text: string) =>
  process.stdout.write(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${text}\n`)
const email = 'jordan@example.com'

/** A Ctrl-C ends the test after the step in work, so that everything is removed. */
const interrupted = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    say('interrupted: ends after the step in work')
    interrupted.abort(new Error('The test was interrupted'))
  })
}

async function testCompose(): Promise<void> {
  const engine = await openEngine(say, keep)
  const project = createProject(engine, { root, port: await freePort(), s3Port: await freePort() })
  let standIns: string[] = []
  /** Compose gives up at the first container that is unhealthy; on a busy machine it is well a moment later. */
  const up = () => eventually('everything is up', 300, project.up)
  const step = async (what: string, work: () => Promise<unknown>) => {
    interrupted.signal.throwIfAborted()
    await work()
    say(what)
  }
  try {
    const services = readComposeFile(root)
    standIns = await provideImages(engine, baseImages(root, services), say, interrupted.signal)
    for (const service of Object.values(services).filter(({ build }) => build)) {
      await step(`built ${service.build?.args?.DEPLOYABLE}`, () => project.build(service))
    }
    await step('everything is up', up)
    await step('the gateway is ready', () => waitUntilReady(project.url))
    await step('every container is healthy, and ours run as a plain user', () =>
      eventually('every container is well', 60, project.requireHealthy),
    )
    await step('health, description, extraction and anonymous scan answer', () =>
      checkAnonymousUse(project.url, join(root, 'examples/resume.pdf')),
    )
    await step('no service reaches the database of another', () => project.requireClosed('ats', 'identity'))
    let cookie = ''
    await step('a person signed in', async () => {
      cookie = await signIn(project.url, email, project.findSignInCode)
      await checkSession(project.url, cookie, email)
    })
    await step(`images are uploaded as declared, and nothing else (${storageOf(standIns).name})`, () =>
      checkImages(project.url, cookie, storageOf(standIns)),
    )
    await step('every process of ours ended in order', project.stop)
    await step('everything is up again', up)
    await step('the session still holds', async () => {
      await waitUntilReady(project.url)
      await checkSession(project.url, cookie, email)
    })
  } catch (error) {
    if (!interrupted.signal.aborted && !(error instanceof NoEngine)) process.stderr.write(await project.logs())
    throw error
  } finally {
    await project.remove()
    if (keep === undefined) await project.removeImages()
    if (keep === undefined && standIns.length > 0) await engine.tryDocker(['rmi', '--force', ...standIns, debianImage])
    await engine.close()
    say(keep === undefined ? 'removed everything' : `removed everything but images in ${keep}`)
  }
}

try {
  await testCompose()
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(
    error instanceof NoEngine ? `Not tested, for want of a Docker engine: ${message}\n` : `${message}\n`,
  )
  process.exitCode = 1
}
