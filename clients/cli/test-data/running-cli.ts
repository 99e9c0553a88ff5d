import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const buildScript = fileURLToPath(new URL('../tools/build.ts', import.meta.url))

/** Builds the package that is published into a folder. @returns the path of the program */
export async function buildCli(folder: string): Promise<string> {
  await execute(process.execPath, [buildScript, folder])
  return `${folder}/resume-platform.js`
}

/** Packs what is built in a folder, and installs it in another as a user would. @returns the path of the program */
export async function installCli(built: string, project: string): Promise<string> {
  const { stdout } = await execute('npm', ['pack', '--json', '--pack-destination', project, built])
  const [{ filename }] = JSON.parse(stdout)
  const options = ['--offline', '--no-audit', '--no-fund', '--prefix', project]
  await execute('npm', ['install', ...options, `${project}/${filename}`])
  return `${project}/node_modules/.bin/resume-platform`
}

/** What a run came to. */
export interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
  out: string
  error: string
}

/** A run with `--json`: its result, and its error if it has one. */
export interface EndedWith<Result> extends Ended {
  json: Result
}

/** A program that was started. */
export interface Running {
  child: ChildProcess
  ended: Promise<Ended>
}

/** Starts the program with an environment of its own. */
export function startCli(program: string, args: string[], env: Record<string, string | undefined>): Running {
  const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env.PATH, ...env } })
  let out = ''
  let error = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (error += text))
  return {
    child,
    ended: new Promise((resolve) => child.once('close', (code, signal) => resolve({ code, signal, out, error }))),
  }
}

/** The end of a run with `--json`. @throws Error when it has no result */
export async function resultOf<Result>({ ended }: Running): Promise<EndedWith<Result>> {
  const run = await ended
  if (run.out === '') throw new Error(`no result: ${run.error}`)
  return { ...run, json: JSON.parse(run.out) }
}
