import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { extractFile } from '../../src/extraction/extract-file.ts'
import type { MeasuredResume, Truth } from './measured-resume.ts'

/** What a truth.json says besides the truth. */
interface Described extends Truth {
  language: string
  columns: string
  generator: string
}

/**
 * The pairs of a folder: one folder each, with `resume.pdf` or `resume.docx` and `truth.json` (the truth, and `language`,
 * `columns` and `generator` as the tables name them). `only` names a file of IDs, one a line.
 */
export function pairsOf(folder: string, only?: string): MeasuredResume[] {
  const wanted = only ? new Set(readFileSync(only, 'utf8').split(/\s+/)) : undefined
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((id) => !wanted || wanted.has(id))
    .sort()
    .map((id) => {
      const { language, columns, generator, ...truth }: Described = JSON.parse(
        readFileSync(join(folder, id, 'truth.json'), 'utf8'),
      )
      const isPdf = existsSync(join(folder, id, 'resume.pdf'))
      return {
        id,
        of: { language, columns, generator, 'file type': isPdf ? 'PDF' : 'DOCX' },
        truth,
        read: () => extractFile(readFileSync(join(folder, id, isPdf ? 'resume.pdf' : 'resume.docx'))),
      }
    })
}
