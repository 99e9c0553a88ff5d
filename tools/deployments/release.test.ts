import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { deployables, root } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

/** GitHub's parser imports JSON as only bundlers take it. */
registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser')

const content = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')

interface Step {
  uses?: string
  run?: string
  with?: Record<string, unknown>
}

const { jobs } = parse(content) as {
  jobs: Record<
    'test' | 'images',
    { needs?: string; steps: Step[]; strategy?: { matrix: { include: { name: string; folder: string }[] } } }
  >
}

/** What GitHub would say of a workflow. */
function complaintsAbout(text: string): string[] {
  const { context } = parseWorkflow({ name: 'release.yml', content: text }, new NoOperationTraceWriter())
  return context.errors.getErrors().map(({ message }) => message)
}

describe('the release', () => {
  it('is a workflow that GitHub takes', () => {
    expect(complaintsAbout(content)).toEqual([])
    expect(complaintsAbout(content.replace('runs-on:', 'runs-at:'))).not.toEqual([])
    expect(complaintsAbout(content.replace('github.sha', 'github.no-sha('))).not.toEqual([])
  })

  it('checks and tests everything before it pushes an image', () => {
    expect(jobs.test.steps.map(({ run }) => run)).toContain('.ci/run')
    expect(jobs.images.needs).toBe('test')
  })

  it('runs no action that somebody could replace', () => {
    const actions = [...content.matchAll(/uses: (\S+)(.*)/g)]
    expect(actions.length).toBeGreaterThan(0)
    for (const [, action, comment] of actions) {
      expect(action).toMatch(/^[a-z-]+\/[a-z-]+@[0-9a-f]{40}$/)
      expect(comment).toMatch(/^ # v\d+\.\d+\.\d+$/)
    }
  })

  it('builds an image of every deployable and of the backup, and says what is in it and how it was made', () => {
    const built = jobs.images.strategy?.matrix.include ?? []
    expect(built.map(({ name, folder }) => `${name} ${folder}`).sort()).toEqual(
      [...deployables.map(({ name, folder }) => `${name} ${folder}`), 'backup packages/backup'].sort(),
    )
    const build = jobs.images.steps.find(({ uses }) => uses?.startsWith('docker/build-push-action@'))
    expect(build?.with).toMatchObject({ push: true, sbom: true, provenance: 'mode=max' })
  })
})
