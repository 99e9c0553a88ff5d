import { type Law, sourceFiles } from './law.ts'

/** The whole configuration of a deployable is in one file, typed and checked before anything starts. */
export const environmentIsReadOnce: Law = {
  name: 'Only config.ts reads the environment',
  findBreaches(repository) {
    return sourceFiles(repository)
      .filter((path) => /^(gateway|services\/[^/]+)\/src\//.test(path))
      .filter((path) => !path.endsWith('/src/config.ts') && !path.endsWith('.test.ts'))
      .filter((path) => /\bprocess\.env\b/.test(repository.read(path)))
      .map((path) => `${path}: reads process.env; add the variable to config.ts, and pass its value on from compose.ts`)
  },
}
