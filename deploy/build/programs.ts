import { join } from 'node:path'

/** The programs of a deployable: itself, and what asks whether one is ready. */
export type Program = 'main' | 'health-check'

/** Where the source of each program is, below the root. */
const sources = {
  main: (folder: string) => join(folder, 'src/main.ts'),
  'health-check': () => 'packages/service-kit/src/process/health-check.ts',
}

/** The source of a program, which Node runs as it is. */
export function sourceOf(program: Program, folder: string, root: string): string {
  return join(root, sources[program](folder))
}

/** A program as {@link ensureBuilt} has made it. */
export function builtProgram(program: Program, folder: string, root: string): string {
  return join(root, folder, 'dist/lib', `${program}.js`)
}
