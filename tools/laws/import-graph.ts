import { posix } from 'node:path'
import { importsOf, packageOf, type Repository, sourceFiles, type Workspace } from './law.ts'

/** The files that each source file imports, types included. */
export type ImportGraph = Map<string, string[]>

/** Reads the imports of every source file; what comes from outside of the repository is left out. */
export function importGraph(repository: Repository): ImportGraph {
  const files = new Set(repository.files)
  return new Map(
    sourceFiles(repository).map((path) => [
      path,
      importsOf(repository.read(path))
        .map((specifier) => targetOf(path, specifier, repository.workspaces))
        .filter((target) => target !== undefined && files.has(target)) as string[],
    ]),
  )
}

/** The file that an import leads to; workspaces export `./NAME` as `./src/NAME.ts`. */
function targetOf(path: string, specifier: string, workspaces: Workspace[]): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier)
  const workspace = workspaces.find(({ name }) => name === packageOf(specifier))
  return workspace && `${workspace.dir}/src/${specifier.slice(workspace.name.length + 1)}.ts`
}

/**
 * Finds the circles of a graph: the strongly connected components of more than one file, and files that import
 * themselves (Tarjan 1972).
 */
export function circlesOf(graph: ImportGraph): string[][] {
  const circles: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const visit = (file: string) => {
    order.set(file, order.size)
    lowest.set(file, order.size - 1)
    stack.push(file)
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(file) !== order.get(file)) return
    const component = stack.splice(stack.indexOf(file))
    if (component.length > 1 || graph.get(file)?.includes(file)) circles.push(component)
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
