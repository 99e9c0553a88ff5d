import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { samples } from '../../clients/cli/src/samples.ts'
import { codeSentTo } from '../client/sign-in.ts'
import type { Reader } from './reader.ts'
import type { SdkUser, SdkWorld } from './sdk-world.ts'

/** Runs the samples of the command line that the reference shows, as somebody who has an account and a subscription. */
export function testSamples(world: SdkWorld, reader: Reader, user: () => SdkUser): void {
  const seen = new Set<string>()
  const prepare: Record<string, () => Promise<unknown>> = {
    sendSignInCode: async () => Object.assign(reader.env, { EMAIL: user().email }),
    signIn: async () => Object.assign(reader.env, { CODE: await world.codeFor(user().email) }),
    revokeApiKey: async () => Object.assign(reader.env, { KEY_ID: await oldKey() }),
    getDocument: async () => Object.assign(reader.env, { DOCUMENT: await someDocument() }),
    updateDocument: async () => writeFileSync(resumeFile, readFileSync(resumeFile, 'utf8').replace('"a": 1', '"a": 2')),
  }
  const resumeFile = join(reader.folder, 'resume.json')
  const oldKey = async () => (await user().session.apiKeys.create({ name: 'Old', scopes: ['user:read'] })).id
  const someDocument = async () => (await user().session.documents.create({ type: 'RESUME', content: { a: 1 } })).id

  /** What is asked on the way is answered with the code that came by email. */
  const run = async (line: string) => {
    const before = new Set(readdirSync(world.whole.platform.mailDir))
    const running = promisify(execFile)('bash', ['-c', line], { cwd: reader.folder, env: reader.env })
    if (line === samples.sendSignInCode) {
      const code = await codeSentTo(world.whole.platform.mailDir, user().email, before)
      running.child.stdin?.write(`${code}\n`)
    }
    return running
  }

  describe('the sample of the command line for', () => {
    it.each(Object.entries(samples))('%s calls it and has something to show', async (operation, line) => {
      await prepare[operation]?.()
      reader.called.length = 0
      const { stdout, stderr } = await run(line)
      expect(stdout).not.toBe('')
      expect(stdout + stderr).not.toMatch(/undefined|\bNaN\b/)
      expect(reader.called).toContain(operation)
      for (const each of reader.called) seen.add(each)
    })

    it('everything that commands call is there', () => {
      expect([...seen].sort()).toEqual(Object.keys(samples).sort())
    })
  })
}
