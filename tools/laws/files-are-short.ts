import { type Law, sourceFiles } from './law.ts'

const limits = [
  {
    files: /^services\/[^/]+\/src\/main\.ts$/,
    lines: 39,
    instead: 'it declares the service alone: what else it does goes into compose.ts or jobs.ts',
  },
  { files: /\.test\.ts$/, lines: 299, instead: 'split it by what it guarantees' },
]

/** Long files are read by nobody as a whole. */
export const filesAreShort: Law = {
  name: "A service's main.ts has fewer than 40 lines, and a file of tests fewer than 300",
  findBreaches(repository) {
    return sourceFiles(repository).flatMap((path) => {
      const lines = repository.read(path).trimEnd().split('\n').length
      return limits
        .filter(({ files, lines: most }) => files.test(path) && lines > most)
        .map(({ lines: most, instead }) => `${path}: has ${lines} lines, more than ${most}; ${instead}`)
    })
  },
}
