import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { interpolate } from '../deployments/compose-variables.ts'
import { run, tryCommand } from './commands.ts'
import { type ComposeService, readComposeFile } from './compose-file.ts'
import type { Engine } from './engine.ts'

/** The platform of the compose file, under names of its own so that it meets no other on the same engine. */
export interface Project {
  /** Address of the gateway. */
  url: string
  /** Builds the image of a service of the compose file. */
  build(service: ComposeService): Promise<void>
  /** Starts everything, and waits for what others depend on. */
  up(): Promise<void>
  /** @throws Error that names a container that is neither healthy nor has ended well, or runs as root */
  requireHealthy(): Promise<void>
  /** @throws Error when a service's user can open the database of another */
  requireClosed(user: string, database: string): Promise<void>
  /** @throws Error while no code was sent to this address */
  findSignInCode(email: string): Promise<string>
  /** Stops the containers. @throws Error when one of ours did not end by itself with 0 */
  stop(): Promise<void>
  /** The end of every container's log. */
  logs(): Promise<string>
  /** Removes containers, networks and volumes. */
  remove(): Promise<void>
  /** Removes the images that were built. */
  removeImages(): Promise<void>
}

interface Container {
  Name: string
  Config: { Image: string; User: string }
  State: { Status: string; ExitCode: number; Health?: { Status: string } }
}

const name = 'resume-compose-test'
const tag = 'compose-test'

/** As a service reaches a database, with the compose file's default password. */
const addressOf = (user: string, database: string) => `postgresql://${user}:development-only@127.0.0.1:5432/${database}`

/** @param options where the gateway and MinIO are published */
export function createProject(engine: Engine, options: { root: string; port: number; s3Port: number }): Project {
  const { root, port, s3Port } = options
  const url = `http://localhost:${port}`
  const services = readComposeFile(root)
  const [program = '', ...words] = engine.compose
  const folder = mkdtempSync(join(tmpdir(), 'resume-compose-'))
  /** In place of a developer's .env. */
  const variables = join(folder, 'variables.env')
  const storage = `S3_PORT=${s3Port}\nS3_PUBLIC_URL=http://localhost:${s3Port}\n`
  writeFileSync(variables, `PORT=${port}\nBASE_URL=${url}\nIMAGE_TAG=${tag}\n${storage}`)
  const compose = (...args: string[]) => [...words, '--env-file', variables, '--project-name', name, ...args]
  const inRoot = { cwd: root, environment: engine.environment }
  const containers = async (): Promise<Container[]> => {
    const filter = `label=com.docker.compose.project=${name}`
    const ids = (await engine.docker('ps', '--all', '--quiet', '--filter', filter))
      .split('\n')
      .filter((id) => id !== '')
    return JSON.parse(await engine.docker('inspect', ...ids))
  }
  const isOurs = ({ Config }: Container) => Config.Image.startsWith('resume/')
  const imageOf = ({ image }: ComposeService) => interpolate(image, { IMAGE_TAG: tag })

  return {
    url,
    build: async (service) => {
      const { dockerfile, args } = service.build ?? { dockerfile: '' }
      const given = Object.entries(args ?? {}).flatMap(([variable, value]) => ['--build-arg', `${variable}=${value}`])
      await engine.build(['--file', join(root, dockerfile), ...given, '--tag', imageOf(service), root])
    },
    up: async () => {
      await run(program, compose('up', '--detach', '--no-build'), inRoot)
    },
    async requireHealthy() {
      const found = await containers()
      const missing = Object.values(services).filter(({ profiles }) => !profiles).length - found.length
      if (missing !== 0) throw new Error(`${missing} services of docker-compose.yml have no container`)
      for (const container of found) {
        const { Status, ExitCode, Health } = container.State
        const isWell = Status === 'running' ? Health?.Status === 'healthy' : Status === 'exited' && ExitCode === 0
        if (!isWell) throw new Error(`${container.Name} is ${Status} (${Health?.Status ?? ExitCode})`)
        if (isOurs(container) && !/^[1-9]/.test(container.Config.User))
          throw new Error(`${container.Name} runs as root`)
      }
    },
    async requireClosed(user, database) {
      const connect = (name: string) =>
        tryCommand(
          program,
          compose('exec', '-T', ...['postgres', 'psql', '--command', 'SELECT 1'], addressOf(user, name)),
          inRoot,
        )
      if (!(await connect(user)).ok) throw new Error(`${user} cannot open its own database`)
      if ((await connect(database)).ok) throw new Error(`${user} can open the database ${database}`)
    },
    async findSignInCode(email) {
      const log = await run(program, compose('logs', '--no-color', 'identity'), inRoot)
      const [, code] = log.match(new RegExp(`sign-in code for ${email}: (\\d{6})`)) ?? []
      if (!code) throw new Error(`no code for ${email}`)
      return code
    },
    async stop() {
      await run(program, compose('stop'), inRoot)
      const failed = (await containers()).find((each) => isOurs(each) && each.State.ExitCode !== 0)
      if (failed) throw new Error(`${failed.Name} ended with ${failed.State.ExitCode}`)
    },
    logs: async () => (await tryCommand(program, compose('logs', '--no-color', '--tail', '40'), inRoot)).everything,
    async remove() {
      await tryCommand(program, compose('down', '--volumes', '--remove-orphans'), inRoot)
      rmSync(folder, { recursive: true })
    },
    async removeImages() {
      const built = Object.values(services).filter(({ build }) => build)
      await engine.tryDocker(['rmi', '--force', ...built.map(imageOf)])
    },
  }
}
