import { isDevelopmentFile, type Law, sourceFiles } from './law.ts'

/** The files of the catalogue, by area. */
const catalogue = /^proto\/src\/error-catalogue(\/|\.ts$)/

/** An entry for an error that nothing throws tells clients of what never comes. That no other is thrown, types say. */
export const errorsAreThrown: Law = {
  name: 'Every error of the catalogue is named where it is thrown',
  findBreaches(repository) {
    const entries = repository.files
      .filter((path) => catalogue.test(path))
      .flatMap((path) =>
        [...repository.read(path).matchAll(/^ {2}(\w+): error\(/gm)].map(([, id = '']) => ({ path, id })),
      )
    const named = new Set<string>()
    for (const path of sourceFiles(repository)) {
      if (catalogue.test(path) || isDevelopmentFile(path)) continue
      for (const [, word = ''] of repository.read(path).matchAll(/'([a-z]+(?:_[a-z]+)*)'/g)) named.add(word)
    }
    return entries
      .filter(({ id }) => !named.has(id))
      .map(({ path, id }) => `${path}: nothing throws ${id}; remove the entry, or throw it`)
  },
}
