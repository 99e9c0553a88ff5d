import { describe, expect, it } from 'vitest'
import { closureOf, isShipped, productionManifest, type Workspace } from './workspaces.ts'

const workspace = (dir: string, dependencies: string[], devDependencies: string[] = []): Workspace => ({
  dir,
  manifest: {
    name: `@x/${dir}`,
    dependencies: Object.fromEntries(dependencies.map((name) => [`@x/${name}`, '0.1.0'])),
    devDependencies: Object.fromEntries(devDependencies.map((name) => [`@x/${name}`, '0.1.0'])),
    scripts: { postinstall: 'exit 1' },
  },
})
const workspaces = [
  workspace('ats', ['kit', 'elsewhere'], ['test-kit']),
  workspace('identity', ['kit']),
  workspace('kit', ['proto'], ['test-kit']),
  workspace('proto', []),
  workspace('test-kit', ['kit']),
]

describe('what goes into an image', () => {
  it('is the deployable and all that it stands on when it runs, and no other deployable', () => {
    expect(closureOf(workspaces, ['ats']).map(({ dir }) => dir)).toEqual(['ats', 'kit', 'proto'])
  })

  it('refuses a folder that is no workspace', () => {
    expect(() => closureOf(workspaces, ['portfolio'])).toThrow('portfolio is no workspace')
  })

  it('installs no development dependency and runs no script', () => {
    const [ats] = closureOf(workspaces, ['ats'])
    expect(ats && productionManifest(ats.manifest)).toEqual({
      name: '@x/ats',
      dependencies: { '@x/kit': '0.1.0', '@x/elsewhere': '0.1.0' },
    })
  })

  it.each([
    ['services/ats/src/main.ts', true],
    ['services/ats/prisma/migrations/1_init/migration.sql', true],
    ['services/ats/src/main.test.ts', false],
    ['services/ats/src/main.integration.test.ts', false],
    ['gateway/src/mcp/tools', true],
    ['gateway/tools', false],
    ['services/ats/test-data', false],
    ['services/ats/node_modules', false],
    ['services/ats/dist', false],
    ['services/ats/.env', false],
    ['services/ats/.env.example', false],
  ])('%s: %s', (path, shipped) => expect(isShipped(path)).toBe(shipped))
})
