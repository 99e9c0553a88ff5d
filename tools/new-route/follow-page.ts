import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importing, inserted } from '../scaffold/source-files.ts'

/**
 * Does in a copy of the repository what docs/adding-a-route.md says, to the letter, up to the commands at its end.
 * @throws Error when the page has no block for a step, or a file no place for it
 */
export function followPage(root: string): void {
  const page = readFileSync(join(root, 'docs/adding-a-route.md'), 'utf8')
  const blocks = [...page.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code)
  const block = (begin: string) => {
    const found = blocks.find((code) => code.includes(begin))
    if (!found) throw new Error(`docs/adding-a-route.md has no block with ${begin}`)
    return found
  }
  const change = (path: string, by: (text: string) => string) =>
    writeFileSync(join(root, path), by(readFileSync(join(root, path), 'utf8')))
  const insert = (path: string, lines: string, place: { before?: RegExp; after?: RegExp }) =>
    change(path, (text) => inserted(text, lines, place, path))

  const proto = 'proto/resume/identity/v1/identity.proto'
  insert(proto, `\n${block('rpc CountApiKeys(')}`, { before: /^\}/m })
  change(proto, (text) => `${text}\n${block('message CountApiKeysResponse')}`)

  const identity = 'services/identity/src'
  writeFileSync(join(root, identity, 'use-cases/count-api-keys.ts'), block('interface CountApiKeysPorts'))
  insert(`${identity}/adapters/api-keys.ts`, block('countActive(userId: string): Promise<number> {'), {
    before: /^ {4}(async )?find\(/m,
  })
  writeFileSync(join(root, identity, 'rpc/count-api-keys.ts'), block('export function countApiKeysRpc'))
  change(`${identity}/rpc/dependencies.ts`, (text) =>
    inserted(
      `import type { CountApiKeysPorts } from '../use-cases/count-api-keys.ts'\n${text}`,
      'CountApiKeysPorts &\n  ',
      { after: /^export type Dependencies = /m },
      'rpc/dependencies.ts',
    ),
  )
  change(`${identity}/rpc/index.ts`, (text) =>
    importing(
      inserted(text, block('CountApiKeys: countApiKeysRpc('), { before: /^ {2}\}\)$/m }, 'rpc/index.ts'),
      ['countApiKeysRpc'],
      './count-api-keys.ts',
    ),
  )

  const rows = 'gateway/src/routes/api-keys.ts'
  insert(rows, block("operation: 'countApiKeys'"), { before: /^ {2}route\(\{\n {4}operation: 'getApiKey'/m })
  insert(rows, `${block('const ApiKeyCount =')}\n`, { before: /^const IssuedApiKey/m })

  const [, line = ''] = /`('GET \/api-keys\/count': [^`]*)`/.exec(page) ?? []
  insert('gateway/test-data/contract.ts', `  ${line}\n`, { before: /^ {2}'GET \/api-keys\/:id'/m })
  insert('tests/examples/sign-in.ts', `  ${block("record('countApiKeys'")}`, {
    before: /^ {2}await record\('listApiKeys'/m,
  })
  insert('clients/typescript/snippets/account.ts', `${block('async countApiKeys(')}\n`, {
    before: /^ {2}async listApiKeys/m,
  })
}
