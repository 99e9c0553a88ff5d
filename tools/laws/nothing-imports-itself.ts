import { circlesOf, importGraph } from './import-graph.ts'
import type { Law } from './law.ts'

/** What imports each other can only be read, tested and moved together. */
export const nothingImportsItself: Law = {
  name: 'No import leads back to where it began',
  findBreaches(repository) {
    return circlesOf(importGraph(repository)).map(
      (files) =>
        `${files[0]}: imports itself by way of ${files.join(', ')}; move what they share into a file of its own`,
    )
  },
}
