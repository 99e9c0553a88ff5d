import { dependenciesAreExplained } from './dependencies-are-explained.ts'
import { deployablesAreComplete } from './deployables-are-complete.ts'
import { domainIsPure } from './domain-is-pure.ts'
import { environmentIsReadOnce } from './environment-is-read-once.ts'
import { importsAreDeclared } from './imports-are-declared.ts'
import type { Law } from './law.ts'
import { namesSayWhatIsInside } from './names-say-what-is-inside.ts'
import { servicesStandAlone } from './services-stand-alone.ts'
import { testsAllRun } from './tests-all-run.ts'
import { variablesAreDocumented } from './variables-are-documented.ts'
import { versionsArePinned } from './versions-are-pinned.ts'

/** Every law of the repository. */
export const laws: Law[] = [
  importsAreDeclared,
  servicesStandAlone,
  environmentIsReadOnce,
  domainIsPure,
  deployablesAreComplete,
  variablesAreDocumented,
  namesSayWhatIsInside,
  versionsArePinned,
  dependenciesAreExplained,
  testsAllRun,
]
