import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { renderRubric } from '../../services/ats/tools/rubric/render-rubric.ts'
import { apiPages } from './api-pages.ts'
import { cliSamples } from './cli-samples.ts'
import { dashboard } from './dashboard.ts'
import { readCards, root } from './deployables.ts'
import { composeExample, composeFile } from './deployment/compose.ts'
import { kubernetesManifests } from './deployment/kubernetes.ts'
import { releaseWorkflow } from './deployment/release.ts'
import { smallCompose } from './deployment/small-server.ts'
import { systemdUnits } from './deployment/systemd.ts'
import { systemdSettings } from './deployment/systemd-settings.ts'
import { manifestTables } from './deployment/tables.ts'
import { errorPage } from './error-page.ts'
import { eventsTable } from './events-table.ts'
import type { GeneratedFile } from './generated-file.ts'
import { guideFile } from './guide-files.ts'
import { mcpPage } from './mcp-page.ts'
import { internalOpenapi, openapi } from './openapi.ts'
import { ownershipCards, ownershipTable } from './ownership-cards.ts'
import { programmingLanguages } from './programming-languages.ts'
import { routesTable } from './routes-table.ts'
import { sdkFiles } from './sdk/sdk-files.ts'
import { sdkSnippets } from './sdk/snippets.ts'

/** Writes every generated document; with `--check` it only says which are not current, and ends with 1 when any is. */
const cards = await readCards()
const snippets = sdkSnippets()
const commands = cliSamples()
const description = openapi({ sdk: JSON.parse(snippets.content), cli: JSON.parse(commands.content) })
const sdk = await sdkFiles(JSON.parse(description.content))
const files: GeneratedFile[] = [
  ...ownershipCards(cards),
  ownershipTable(cards),
  eventsTable(cards),
  routesTable(),
  errorPage(),
  { path: 'docs/generated/ats-rubric.md', content: renderRubric() },
  programmingLanguages(),
  snippets,
  commands,
  description,
  internalOpenapi(),
  ...apiPages(JSON.parse(description.content).paths),
  mcpPage(),
  dashboard(),
  composeFile(),
  composeExample(),
  smallCompose(),
  ...systemdUnits(),
  ...systemdSettings(),
  ...kubernetesManifests(),
  releaseWorkflow(),
  ...manifestTables(),
  ...sdk,
  guideFile(sdk),
]

const isCheck = process.argv.includes('--check')
for (const { path, content } of files) {
  if (contentOf(join(root, path)) === content) continue
  if (isCheck) {
    process.stderr.write(`${path} is not current: run \`npm run generate\`\n`)
    process.exitCode = 1
  } else {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
    process.stdout.write(`wrote ${path}\n`)
  }
}
process.exit()

function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
