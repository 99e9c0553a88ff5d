import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** Where Debian puts Chromium; `npm test` installs it. */
const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
  existsSync(path),
)

/** What Chromium needs as root, and can do without here. */
const usualFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** Starts a browser. @param flags of Chromium, besides the usual ones */
export function launchChromium(...flags: string[]): Promise<Browser> {
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...usualFlags, ...flags] })
}
