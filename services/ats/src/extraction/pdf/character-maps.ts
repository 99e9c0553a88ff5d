import { fileURLToPath } from 'node:url'

/**
 * Where the tables are of what codes of Chinese, Japanese, and Korean fonts stand for, which files name and do not have in
 * them (ISO 32000-1, 9.7.5.2). The command line, which has pdf.js in its bundle, has them beside it.
 */
export const characterMaps = fileURLToPath(
  new URL('../../cmaps/', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs')),
)
