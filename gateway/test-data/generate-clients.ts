import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { typescriptTypes } from '../tools/typescript-types.ts'

/**
 * Makes clients of the API with both generators.
 * Arguments: the description, and a folder: `openapi-ts/` and `openapi-typescript.ts` are written there.
 */
const [file = '', folder = ''] = process.argv.slice(2)

const { createClient } = await import('@hey-api/openapi-ts')

const description = JSON.parse(readFileSync(file, 'utf8'))
await createClient({
  input: structuredClone(description),
  output: join(folder, 'openapi-ts'),
  plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  logs: { level: 'silent' },
})
writeFileSync(join(folder, 'openapi-typescript.ts'), await typescriptTypes(description))
