import type { Description } from './described-operations.ts'
import { resourcesOf, type SdkOperation, signatureOf } from './operation-classes.ts'
import { codeBlock } from './snippets.ts'

/** The page with every method of the SDK. @throws Error when an operation has no snippet */
export function referencePage(
  operations: SdkOperation[],
  { tags }: Description,
  snippets: Map<string, string>,
): string {
  const resources = resourcesOf(operations)
  const sections = resources.map(([resource, own]) => {
    const about = tags.find(({ name }) => name === own[0]?.tag)?.description ?? ''
    const methods = own.map((operation) => methodOf(operation, snippets)).join('\n\n')
    return `## ${resource}\n\n${about}\n\n${methods}`
  })
  return `# Reference of the SDK

Every operation of the API with a snippet that the acceptance tests run. \`client\` is a \`ResumePlatform\`; the [README](README.md)
says what all methods have in common, and [docs/api](../../docs/api/README.md) what the operations mean.

${sections.join('\n\n')}
`
}

function methodOf(operation: SdkOperation, snippets: Map<string, string>): string {
  const { id, method, path, summary, allowsKey, isBare } = operation
  const note = allowsKey || isBare || path.startsWith('/health') ? '' : ' Needs a session.'
  return `### ${signatureOf(operation)}

${summary}: \`${method} ${path}\`.${note}

${codeBlock(id, snippets)}`
}
