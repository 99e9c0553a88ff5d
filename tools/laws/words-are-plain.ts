import type { Law } from './law.ts'

const text = /\.(ts|md|proto|prisma|sql|sh|ya?ml|json)$|(^|\/)(Dockerfile|\.env\.example)$/
/** What others wrote, or a machine from it: real job advertisements and the resumes of tests may quote as they like. */
const foreign = /\/(test-data|corpus)\/|\.test\.ts$/

/** The contract is part of the repository: docs/api. */
const citation = /\((decisions|interface)(,|\))/
/** A word between guillemets; the characters by themselves, as in a pattern, say nothing. */
const guillemets = /«[^«»\n]*[\p{L}$][^«»\n]*»/u

/** English has its own quotation marks, and a reader of this repository can only look up what is in it. */
export const wordsArePlain: Law = {
  name: 'Nothing cites a document outside of the repository, and English text has no guillemets',
  findBreaches(repository) {
    return repository.files
      .filter((path) => text.test(path) && !path.startsWith('tools/laws/') && path !== 'package-lock.json')
      .flatMap((path) => {
        const lines = repository.read(path).split('\n')
        const cites = lines.findIndex((line) => citation.test(line))
        const quotes = foreign.test(path) ? -1 : lines.findIndex((line) => guillemets.test(line))
        return [
          ...(cites < 0 ? [] : [`${path}:${cites + 1}: cites a document that is not here; cite docs/api`]),
          ...(quotes < 0
            ? []
            : [`${path}:${quotes + 1}: has guillemets around English text; use English quotation marks`]),
        ]
      })
  },
}
