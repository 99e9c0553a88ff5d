import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { type Description, describedFailures, describedOperations } from './described-operations.ts'
import { errorClasses } from './error-classes.ts'
import { methodNames } from './method-names.ts'
import { sdkTypes } from './named-schemas.ts'
import { clientClass, operationClasses, type SdkOperation } from './operation-classes.ts'
import { referencePage } from './reference-page.ts'
import { readSnippets, withSnippets } from './snippets.ts'

const folder = 'clients/typescript'
const guides = 'docs/guides'
const notice = '// Made from the description of the API by `npm run generate`.\n\n'

/**
 * The generated part of the SDK: types, a method for every operation, errors.
 * @throws Error when two operations or two types would have one name
 */
export async function sdkFiles(description: Description): Promise<GeneratedFile[]> {
  const described = describedOperations(description)
  const names = methodNames(described)
  const { source, of } = await sdkTypes(description, described)
  const operations = described.flatMap((operation): SdkOperation[] => {
    const name = names.get(operation.id)
    const types = of.get(operation.id)
    return name && types ? [{ ...operation, name, types }] : []
  })
  const file = (name: string, content: string): GeneratedFile => ({
    path: `${folder}/src/generated/${name}`,
    content: `${notice}${content}`,
  })
  return [
    file('schemas.ts', source),
    file('operations.ts', operationClasses(operations, description)),
    file('resume-platform.ts', clientClass(operations, description)),
    file('errors.ts', errorClasses(describedFailures(description))),
    ...pages(operations, description),
    file(
      'base-url.ts',
      `/** Where a platform listens unless it is told otherwise. */\nexport const defaultBaseUrl = '${description.servers[0]?.url}'\n`,
    ),
  ]
}

/** The pages that show snippets. */
function pages(operations: SdkOperation[], description: Description): GeneratedFile[] {
  const snippets = readSnippets()
  const withThem = (path: string) => ({
    path,
    content: withSnippets(readFileSync(join(root, path), 'utf8'), snippets),
  })
  return [
    { path: `${folder}/REFERENCE.md`, content: referencePage(operations, description, snippets) },
    withThem(`${folder}/README.md`),
    ...readdirSync(join(root, guides)).map((name) => withThem(`${guides}/${name}`)),
  ]
}
