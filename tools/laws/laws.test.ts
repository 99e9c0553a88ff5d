import { describe, expect, it } from 'vitest'
import { dependenciesAreExplained } from './dependencies-are-explained.ts'
import { deployablesAreComplete } from './deployables-are-complete.ts'
import { domainIsPure } from './domain-is-pure.ts'
import { environmentIsReadOnce } from './environment-is-read-once.ts'
import { errorsAreThrown } from './errors-are-thrown.ts'
import { filesAreShort } from './files-are-short.ts'
import { importsAreDeclared } from './imports-are-declared.ts'
import type { Law, Repository } from './law.ts'
import { layersPointInwards } from './layers-point-inwards.ts'
import { namesSayWhatIsInside } from './names-say-what-is-inside.ts'
import { nothingImportsItself } from './nothing-imports-itself.ts'
import { servicesStandAlone } from './services-stand-alone.ts'
import { tablesSayHowTheyGrow } from './tables-say-how-they-grow.ts'
import { testsAllRun } from './tests-all-run.ts'
import { variablesAreDocumented } from './variables-are-documented.ts'
import { versionsArePinned } from './versions-are-pinned.ts'
import { wordsArePlain } from './words-are-plain.ts'

/** Put together here, so that the laws do not take it for an import of this file. */
const undeclared = ["'", "'"].join('zod')

/** A repository of two services and the kit that keeps every law, with some files put in its way. */
function repositoryWith(changes: Record<string, string | undefined>): Repository {
  const service = (name: string): Record<string, string> => ({
    [`services/${name}/README.md`]: '# card',
    [`services/${name}/.env.example`]: 'HOST=0.0.0.0\n',
    [`services/${name}/src/main.ts`]: '',
    [`services/${name}/src/config.ts`]: '',
    [`services/${name}/src/events.ts`]: '',
  })
  const contents: Record<string, string | undefined> = {
    'package.json': JSON.stringify({ devDependencies: { vitest: '5.1.1' } }),
    'docs/dependencies.md': '| `vitest` | tests |\n',
    'packages/service-kit/src/config/common-variables.ts': '  HOST: text(),\n',
    ...service('identity'),
    ...service('ats'),
    ...changes,
  }
  const workspace = (dir: string, name: string) => ({
    dir,
    name,
    dependencies: JSON.parse(contents[`${dir}/package.json`] ?? '{}'),
    devDependencies: {},
  })
  return {
    root: '/',
    files: Object.keys(contents).filter((path) => contents[path] !== undefined),
    read: (path) => contents[path] ?? '',
    workspaces: [
      workspace('services/identity', '@resume/identity'),
      workspace('services/ats', '@resume/ats'),
      workspace('packages/service-kit', '@resume/service-kit'),
      workspace('deploy/local', '@resume/local-stack'),
      workspace('clients/cli', '@resume-platform/cli'),
    ],
  }
}

const growth = '### Every service\n\n| `job_leases` | one |\n\n### ats\n\n| `a`, `b` | users |\n'
const schemaOf = (...tables: string[]) => tables.map((name) => `  @@map("${name}")\n`).join('')

const breaches: [Law, Record<string, string | undefined>][] = [
  [tablesSayHowTheyGrow, { 'docs/scaling.md': growth, 'services/ats/prisma/schema.prisma': schemaOf('a', 'b', 'c') }],
  [tablesSayHowTheyGrow, { 'docs/scaling.md': growth, 'services/ats/prisma/schema.prisma': schemaOf('a') }],
  [tablesSayHowTheyGrow, { 'docs/scaling.md': growth, 'services/new/prisma/schema.prisma': schemaOf('a') }],
  [errorsAreThrown, { 'proto/src/error-catalogue/requests.ts': "  not_found: error(404, 'x', 'y'),\n" }],
  [dependenciesAreExplained, { 'docs/dependencies.md': '' }],
  [dependenciesAreExplained, { 'docs/dependencies.md': '| `vitest`, `jest` | tests |\n' }],
  [importsAreDeclared, { 'services/ats/src/a.ts': `import { z } from ${undeclared}\n` }],
  [importsAreDeclared, { 'services/ats/src/a.ts': "import {\n  a,\n  b,\n} from '@scope/name/deep'\n" }],
  [importsAreDeclared, { 'services/ats/src/a.ts': `const a = await import(${undeclared})\n` }],
  [servicesStandAlone, { 'services/ats/src/a.ts': "import { a } from '@resume/identity/a'\n" }],
  [servicesStandAlone, { 'services/ats/src/a.ts': "import { a } from '../../identity/src/a.ts'\n" }],
  [servicesStandAlone, { 'packages/service-kit/src/a.ts': "import { a } from '@resume/ats/a'\n" }],
  [servicesStandAlone, { 'deploy/local/src/a.ts': "import { a } from '../../../services/ats/src/a.ts'\n" }],
  [servicesStandAlone, { 'deploy/a.ts': "import { a } from '../services/ats/src/a.ts'\n" }],
  [
    servicesStandAlone,
    {
      'services/ats/package.json': '{"exports":{"./engine":"./src/engine.ts"}}',
      'clients/cli/src/a.ts': "import { a } from '@resume/ats/engine'\nimport { b } from '@resume/ats/b'\n",
    },
  ],
  [environmentIsReadOnce, { 'services/ats/src/rpc/a.ts': 'const a = process.env.A\n' }],
  [domainIsPure, { 'services/ats/src/domain/a.ts': "import { a } from '../adapters/a.ts'\n" }],
  [domainIsPure, { 'services/ats/src/domain/a.ts': "import { a } from '@prisma/client'\n" }],
  [layersPointInwards, { 'services/ats/src/rpc/a.ts': "import type { a } from '../adapters/a.ts'\n" }],
  [layersPointInwards, { 'services/ats/src/rpc/a.ts': "import { a } from '../generated/prisma/client.ts'\n" }],
  [layersPointInwards, { 'services/ats/src/use-cases/a.ts': "import { a } from '../adapters/a.ts'\n" }],
  [
    nothingImportsItself,
    {
      'services/ats/src/a.ts': "import type { b } from './b.ts'\n",
      'services/ats/src/b.ts': "export { c } from '@resume/ats/c'\n",
      'services/ats/src/c.ts': "import { a } from './a.ts'\n",
    },
  ],
  [filesAreShort, { 'services/ats/src/main.ts': 'start()\n'.repeat(40) }],
  [filesAreShort, { 'services/ats/src/a.test.ts': 'test()\n'.repeat(300) }],
  [wordsArePlain, { 'services/ats/src/a.ts': '/** A limit (decisions, Limits). */\n' }],
  [wordsArePlain, { 'docs/a.md': 'The word «role» is used.\n' }],
  [deployablesAreComplete, { 'services/ats/src/events.ts': undefined }],
  [variablesAreDocumented, { 'services/ats/src/config.ts': '  SOME_LIMIT: integer(),\n' }],
  [variablesAreDocumented, { 'services/ats/.env.example': 'NOBODY_READS_THIS=1\n' }],
  [namesSayWhatIsInside, { 'services/ats/src/utils.ts': '' }],
  [namesSayWhatIsInside, { 'services/ats/src/helpers/a.ts': '' }],
  [namesSayWhatIsInside, { 'services/ats/src/someThing.ts': '' }],
  [versionsArePinned, { 'services/ats/package.json': JSON.stringify({ pino: '^10.0.0' }) }],
  [versionsArePinned, { 'services/ats/package.json': JSON.stringify({ vitest: '4.0.0' }) }],
  [testsAllRun, { 'services/ats/src/a.test.ts': `it.${'skip'}('x', () => {})\n` }],
]

describe('the laws of the repository', () => {
  it.each(breaches)('$name: finds %o, and says what to do', async (law, changes) => {
    expect(await law.findBreaches(repositoryWith({}))).toEqual([])
    expect(await law.findBreaches(repositoryWith(changes))).toEqual([expect.stringMatching(/^[^:]+(:\d+)?: .+; .+/)])
  })
})
