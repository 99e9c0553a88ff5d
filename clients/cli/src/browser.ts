import { spawn } from 'node:child_process'
import type { Environment } from './settings.ts'

/** How long a program that opens pages is given to say that it cannot, in milliseconds. */
const patience = 2_000

/** The program that opens a page, by the operating system; undefined where no browser can be. */
function openerOf(system: NodeJS.Platform, env: Environment): [string, ...string[]] | undefined {
  if (system === 'darwin') return ['open']
  if (system === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  return env.DISPLAY || env.WAYLAND_DISPLAY || env.BROWSER ? ['xdg-open'] : undefined
}

/**
 * Opens a page in the browser.
 * @param url of HTTP; it is handed over as an argument of its own, to no shell
 * @returns whether there is a browser that took it
 */
export function openInBrowser(url: URL, env: Environment, system = process.platform): Promise<boolean> {
  const [program, ...args] = openerOf(system, env) ?? []
  if (program === undefined) return Promise.resolve(false)
  return new Promise((resolve) => {
    const child = spawn(program, [...args, url.href], { stdio: 'ignore', detached: true, env })
    const isStillOpen = setTimeout(() => resolve(true), patience)
    child.unref()
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
    child.once('close', () => clearTimeout(isStillOpen))
  })
}
