import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An authority that signs certificates of processes, for as long as a test runs. */
export interface Authority {
  /** Makes a folder with a certificate for these host names or addresses. @returns its path */
  certify(...names: string[]): string
  remove(): void
}

/** Makes an authority with keys of its own, by openssl. */
export function makeAuthority(): Authority {
  const dir = mkdtempSync(join(tmpdir(), 'resume-tls-'))
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] })
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-x509', ...newKey, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '1', '-subj', '/CN=authority')
  let made = 0
  return {
    certify(...names) {
      const out = mkdtempSync(join(dir, `${made++}-`))
      writeFileSync(
        join(out, 'names'),
        `subjectAltName=${names.map((name) => `${isIP(name) === 0 ? 'DNS' : 'IP'}:${name}`).join(',')}\n`,
      )
      openssl('req', ...newKey, '-keyout', join(out, 'tls.key'), '-out', join(out, 'csr'), '-subj', `/CN=${names[0]}`)
      const signed = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1']
      const files = ['-in', join(out, 'csr'), '-extfile', join(out, 'names'), '-out', join(out, 'tls.crt')]
      openssl('x509', '-req', ...signed, ...files)
      execFileSync('cp', [join(dir, 'ca.crt'), out])
      return out
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  }
}
