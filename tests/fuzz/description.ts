import { readFileSync } from 'node:fs'
import type { Description } from './requests.ts'

/** What is served and not described publicly. */
const internalFile = new URL('../../docs/generated/internal-openapi.json', import.meta.url)

/**
 * Reads what the platform says of itself, and the repository of what is internal.
 * @param only the names of the operations that are wanted; all of them when absent
 */
export async function readDescription(url: string, only: RegExp | undefined): Promise<Description> {
  const served = (await (await fetch(`${url}/openapi.json`)).json()) as Description
  const internal = JSON.parse(readFileSync(internalFile, 'utf8')) as Description
  const paths: Description['paths'] = { ...served.paths }
  for (const [path, methods] of Object.entries(internal.paths)) paths[path] = { ...paths[path], ...methods }
  const components: Description['components'] = {}
  for (const kind of new Set([...Object.keys(served.components), ...Object.keys(internal.components)])) {
    components[kind] = { ...internal.components[kind], ...served.components[kind] }
  }
  if (only) {
    for (const methods of Object.values(paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.operationId !== undefined && !only.test(operation.operationId)) delete methods[method]
      }
    }
  }
  return { paths, components }
}
