import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from '@resume/local-stack/servers/find-program'
import { run } from './commands.ts'

const forwardingSwitch = '/proc/sys/net/ipv4/ip_forward'

/** Tables that an engine writes to, as they are when nobody uses them; a save leaves them out then. */
const emptyTables = {
  filter: '*filter\n:INPUT ACCEPT\n:FORWARD ACCEPT\n:OUTPUT ACCEPT\nCOMMIT\n',
  nat: '*nat\n:PREROUTING ACCEPT\n:INPUT ACCEPT\n:OUTPUT ACCEPT\n:POSTROUTING ACCEPT\nCOMMIT\n',
}

/**
 * Notes the packet filter and whether the machine forwards packets: an engine changes both and leaves them so.
 * @returns how to put them back
 */
export async function noteNetworkRules(): Promise<() => Promise<void>> {
  const forwarding = readFileSync(forwardingSwitch, 'utf8')
  const programs = ['iptables', 'ip6tables'].filter((name) => findProgram(`${name}-save`))
  const saved = await Promise.all(programs.map(async (name) => withAllTables(await run(`${name}-save`, []))))
  return async () => {
    const dir = mkdtempSync('/var/tmp/resume-rules-')
    for (const [index, name] of programs.entries()) {
      const file = join(dir, name)
      writeFileSync(file, saved[index] ?? '')
      await run(`${name}-restore`, [file])
    }
    rmSync(dir, { recursive: true })
    writeFileSync(forwardingSwitch, forwarding)
  }
}

function withAllTables(saved: string): string {
  const missing = Object.entries(emptyTables).filter(([table]) => !saved.includes(`*${table}\n`))
  return [saved, ...missing.map(([, text]) => text)].join('')
}
