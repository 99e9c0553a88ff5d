import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { guide, operations } from '@resume-platform/sdk/snippets'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { samples } from '../../clients/cli/src/samples.ts'
import { type CodeBlock, codeBlocks, paste } from '../client/paste.ts'
import type { Reader } from './reader.ts'

const folder = fileURLToPath(new URL('../../docs/guides', import.meta.url))
const pages = readdirSync(folder).filter((name) => name !== 'README.md')

/** A workflow of GitHub, as far as it runs commands. */
interface Workflow {
  jobs: Record<string, { steps: { run?: string }[] }>
}

/** What each page shows, in the order of its commands. */
const shows: Record<string, RegExp[]> = {
  'api-keys.md': [
    /^\n$/,
    /^svc_/,
    /"success":true.*"success":true/s,
    /403 Forbidden.*x-error-code: scope_missing/is,
    /x-ratelimit-limit: 60.*x-ratelimit-remaining: \d+/is,
    /^401$/m,
    / is revoked\.$/m,
  ],
  'idempotency.md': [/201 Created.*201 Created.*idempotency-replayed: true.*"total":1\n/is, /"statusCode":409/],
  'paging.md': [/"hasMore":true.*"items":\[\{/, /"page":1,"pageSize":2/, /(?:"title":".*"\n){3}/, /"items":\[\{/],
  'errors.md': [
    /400 Bad Request.*x-error-code: validation_failed.*"details":\[/is,
    /"success":true/,
    /^Ended with 4\n.*not_found/,
  ],
  'optimistic-updates.md': [
    /"title":"Backend engineer, 2026"/,
    /409 Conflict.*x-error-code: revision_mismatch/is,
    /Pushed as revision \d+/,
    /"items":\[\{.*"success":true/s,
  ],
  'scanning-in-ci.md': [/resume\.pdf: \d+\S* of 100, job match/, /\w, \w/, /resume\.pdf: \d+\S* of 100, job match/],
  'portfolios.md': [
    /"available":/,
    /"snapshot":/,
    /^304$/m,
    /"success":true.*"totalViews":/s,
    /^http.*\n\{"success":true/,
  ],
  'credits.md': [
    /"action":"rewrite_short_text"/,
    /200 OK.*"spent":1/s,
    /"balance":.*"items":\[\{/s,
    /\d+ credits/,
    /^http/,
  ],
}

/**
 * Runs all code of the guides: commands here, TypeScript with the snippets that it is.
 * @param variables what the reader has when the guides begin
 */
export function testGuides(reader: Reader, variables: () => Promise<Record<string, string>>): void {
  const inTerminal = (codes: string[]) => paste(codes, reader.folder, reader.env)
  it('a reader of the guides is signed in', async () => {
    Object.assign(reader.env, await variables())
    await inTerminal([samples.signIn ?? ''])
  })
  const ofLanguage = (blocks: CodeBlock[], wanted: string) =>
    blocks.filter(({ language }) => language === wanted).map(({ code }) => code)

  describe.each(pages)('the guide %s', (name) => {
    const blocks = codeBlocks(`docs/guides/${name}`)

    it('has commands that do what it says', async () => {
      const shown = await inTerminal(ofLanguage(blocks, 'sh'))
      expect(shown).toHaveLength(shows[name]?.length ?? 0)
      for (const [index, pattern] of (shows[name] ?? []).entries()) expect(shown[index]).toMatch(pattern)
    })

    it('has workflows whose commands run', async () => {
      const workflows = ofLanguage(blocks, 'yaml').map((code) => parse(code) as Workflow)
      const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps))
      const commands = steps.flatMap((step) => step.run ?? [])
      expect(commands).toHaveLength(workflows.length)
      for (const shown of await inTerminal(commands)) expect(shown).toMatch(/of 100/)
    })

    it('has TypeScript that is a snippet, and no code that does not run', () => {
      const page = readFileSync(join(folder, name), 'utf8')
      const named = [...page.matchAll(/<!-- snippet: (\w+) -->\n\n```ts\n/g)].map(([, snippet = '']) => snippet)
      expect(named).toHaveLength(ofLanguage(blocks, 'ts').length)
      for (const snippet of named) expect({ ...guide, ...operations }).toHaveProperty(snippet)
      expect(blocks.filter(({ language }) => !['sh', 'ts', 'yaml'].includes(language))).toEqual([])
    })
  })
}
