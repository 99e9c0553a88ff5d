import type { Law } from './law.ts'

const list = 'docs/dependencies.md'

/** Whoever meets a package finds why it is there, and nobody adds a second one for its purpose unseen. */
export const dependenciesAreExplained: Law = {
  name: 'Every dependency stands in docs/dependencies.md, and no other',
  findBreaches(repository) {
    const root = JSON.parse(repository.read('package.json'))
    const ours = new Set(repository.workspaces.map(({ name }) => name))
    const used = new Set(
      [root, ...repository.workspaces]
        .flatMap(({ dependencies = {}, devDependencies = {} }) => Object.keys({ ...dependencies, ...devDependencies }))
        .filter((name) => !ours.has(name)),
    )
    const listed = new Set(namesIn(repository.read(list)))
    return [
      ...[...used].filter((name) => !listed.has(name)).map((name) => `${list}: ${name} is missing; say what it is for`),
      ...[...listed]
        .filter((name) => !used.has(name))
        .map((name) => `${list}: ${name} is used nowhere; remove its line`),
    ]
  },
}

/** The names in the first cells of its tables. */
function namesIn(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}
