import { isDevelopmentFile, type Law, sourceFiles } from './law.ts'

const catalogue = 'proto/src/error-catalogue.ts'

/** An entry for an error that nothing throws tells clients of what never comes. That no other is thrown, types say. */
export const errorsAreThrown: Law = {
  name: 'Every error of the catalogue is named where it is thrown',
  findBreaches(repository) {
    if (!repository.files.includes(catalogue)) return []
    const ids = [...repository.read(catalogue).matchAll(/^ {2}(\w+): error\(/gm)].map(([, id = '']) => id)
    const named = new Set<string>()
    for (const path of sourceFiles(repository)) {
      if (path === catalogue || isDevelopmentFile(path)) continue
      for (const [, word = ''] of repository.read(path).matchAll(/'([a-z]+(?:_[a-z]+)*)'/g)) named.add(word)
    }
    return ids.filter((id) => !named.has(id)).map((id) => `${catalogue}: nothing throws ${id}`)
  },
}
