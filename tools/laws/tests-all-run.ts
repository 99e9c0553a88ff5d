import { type Law, sourceFiles } from './law.ts'

const silenced = /\b(?:it|test|describe|suite)\.(?:skip|only|todo|fails|skipIf|runIf)\b|\bx(?:it|describe)\(/

/** A test that does not run proves nothing and looks as if it did. */
export const testsAllRun: Law = {
  name: 'No test is skipped, singled out or expected to fail',
  findBreaches(repository) {
    return sourceFiles(repository)
      .filter((path) => path.endsWith('.test.ts') && silenced.test(repository.read(path)))
      .map((path) => `${path}: holds a test that does not always run; mend it or remove it`)
  },
}
