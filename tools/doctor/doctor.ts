import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Deployable, deployables, root } from '@resume/local-stack/platform/deployables'
import { localFolder } from '@resume/service-kit/config/local-folder'

/**
 * `npm run doctor`: one page about every deployable: what is configured, reachable, behind, full or insecure. Each is examined
 * with its own variables: those that the local stack has written, or `NAME.env` in a folder that `--env DIR` names; where there
 * is no such file, those of this process. Ends with 1 when something is wrong.
 */
const { values } = parseArgs({ options: { env: { type: 'string' } } })
const dir = resolve(root, values.env ?? join(localFolder(root), 'env'))
const main = join(root, 'packages/service-kit/src/doctor/main.ts')

/** As many at once as cores do good: an examination that is starved takes what is slow for what is gone. */
const reports: { code: number | null; text: string }[] = []
for (const deployable of deployables) reports.push(await examine(deployable))
for (const { text } of reports) process.stdout.write(text)
const lines = reports.flatMap(({ text }) => text.trim().split('\n'))
const count = (verdict: string) => lines.filter((line) => line.startsWith(verdict)).length
process.stdout.write(`\n${count('FAIL')} wrong, ${count('warn')} to look at, ${count('ok')} well\n`)
process.exitCode = reports.some(({ code }) => code !== 0) ? 1 : 0

function examine({ name, folder }: Deployable): Promise<{ code: number | null; text: string }> {
  const file = join(dir, `${name}.env`)
  const hasFile = existsSync(file)
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const flags = ['--disable-warning=ExperimentalWarning', ...(hasFile ? [`--env-file=${file}`] : [])]
  return new Promise((done) => {
    const child = spawn(process.execPath, [...flags, main], {
      cwd: join(root, folder),
      /** Variables of this process would take the place of those in the file. */
      env: hasFile ? { PATH, NODE_COMPILE_CACHE } : process.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part) => (text += part))
    child.once('close', (code) => {
      const isTold = code === 0 || /^FAIL /m.test(text)
      done({
        code,
        text: isTold ? text : `${text}FAIL  ${name.padEnd(10)} doctor          could not go on (${code})\n`,
      })
    })
  })
}
