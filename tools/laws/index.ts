import { dependenciesAreExplained } from './dependencies-are-explained.ts'
import { deployablesAreComplete } from './deployables-are-complete.ts'
import { domainIsPure } from './domain-is-pure.ts'
import { environmentIsReadOnce } from './environment-is-read-once.ts'
import { errorsAreThrown } from './errors-are-thrown.ts'
import { filesAreShort } from './files-are-short.ts'
import { importsAreDeclared } from './imports-are-declared.ts'
import type { Law } from './law.ts'
import { layersPointInwards } from './layers-point-inwards.ts'
import { migrationsLockBriefly } from './migrations-lock-briefly.ts'
import { namesSayWhatIsInside } from './names-say-what-is-inside.ts'
import { nothingImportsItself } from './nothing-imports-itself.ts'
import { servicesStandAlone } from './services-stand-alone.ts'
import { tablesSayHowTheyGrow } from './tables-say-how-they-grow.ts'
import { testsAllRun } from './tests-all-run.ts'
import { variablesAreDocumented } from './variables-are-documented.ts'
import { versionsArePinned } from './versions-are-pinned.ts'
import { wordsArePlain } from './words-are-plain.ts'

/** Every law of the repository. */
export const laws: Law[] = [
  importsAreDeclared,
  servicesStandAlone,
  environmentIsReadOnce,
  domainIsPure,
  layersPointInwards,
  nothingImportsItself,
  deployablesAreComplete,
  errorsAreThrown,
  variablesAreDocumented,
  namesSayWhatIsInside,
  filesAreShort,
  wordsArePlain,
  versionsArePinned,
  dependenciesAreExplained,
  testsAllRun,
  migrationsLockBriefly,
  tablesSayHowTheyGrow,
]
