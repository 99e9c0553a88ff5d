import { fileURLToPath } from 'node:url'

/** Takes the place of the engine's module of this name in the package, which has the tables beside its programs. */
export const characterMaps = fileURLToPath(new URL('cmaps/', import.meta.url))
