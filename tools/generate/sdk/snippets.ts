import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'

const folder = 'clients/typescript/snippets'

/** The snippets that show topics, not operations. */
const guideFile = 'guide.ts'

/** A snippet: a method of an object that the snippets of a topic are. */
const snippet = /^ {2}async (\w+)\([^)]*\) \{\n(.*?)^ {2}\},$/gms

/** The code of every snippet by its name, as it stands in the files that the acceptance tests run. */
export function readSnippets(isWanted = (_file: string) => true): Map<string, string> {
  const names = readdirSync(join(root, folder)).filter(isWanted)
  const sources = names.map((name) => readFileSync(join(root, folder, name), 'utf8'))
  return new Map(
    sources.flatMap((source) =>
      [...source.matchAll(snippet)].map(([, name = '', body = '']) => [name, body.replace(/^ {4}/gm, '').trimEnd()]),
    ),
  )
}

/** Where a page shows a snippet. */
const place = /<!-- snippet: (\w+) -->\n[\s\S]*?<!-- end -->/g

/** A page with its snippets brought up to date. @throws Error when it asks for one that does not exist */
export function withSnippets(page: string, snippets: Map<string, string>): string {
  return page.replace(
    place,
    (_, name: string) => `<!-- snippet: ${name} -->\n\n${codeBlock(name, snippets)}\n\n<!-- end -->`,
  )
}

/** A snippet as Markdown. @throws Error when it does not exist */
export function codeBlock(name: string, snippets: Map<string, string>): string {
  const code = snippets.get(name)
  if (code === undefined)
    throw new Error(`${folder} has no snippet ${name}: write one, and what it needs in tests/acceptance`)
  return `\`\`\`ts\n${code}\n\`\`\``
}

/** The snippets for the reference page of the gateway. */
export function sdkSnippets(): GeneratedFile {
  const snippets = [...readSnippets((file) => file !== guideFile)].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return {
    path: 'gateway/src/description/generated/sdk-snippets.json',
    content: `${JSON.stringify(Object.fromEntries(snippets), null, 2)}\n`,
  }
}
