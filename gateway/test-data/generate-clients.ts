import { readFileSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'

/**
 * Makes clients of the API with both generators.
 * Arguments: the description, and a folder: `openapi-ts/` and `openapi-typescript.ts` are written there.
 */
const [file = '', folder = ''] = process.argv.slice(2)

/** Both generators build on the compiler's interface of TypeScript 5, which the repository's own compiler does not have. */
const parentURL = import.meta.resolve('openapi-typescript')
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, specifier === 'typescript' ? { ...context, parentURL } : context),
})
const { createClient } = await import('@hey-api/openapi-ts')
const { astToString, default: typesOf } = await import('openapi-typescript')

const description = JSON.parse(readFileSync(file, 'utf8'))
await createClient({
  input: structuredClone(description),
  output: join(folder, 'openapi-ts'),
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { level: 'silent' },
})
writeFileSync(join(folder, 'openapi-typescript.ts'), astToString(await typesOf(description)))
