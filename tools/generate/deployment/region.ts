import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@resume/local-stack/platform/deployables'
import type { GeneratedFile } from '../generated-file.ts'

/** What stands between the two marks of a region, by the region's name. */
export type Regions = Record<string, string>

/**
 * A file that people write, with parts that are made from the manifest: the lines between `# generated: NAME` and
 * `# end: NAME` (in Markdown, HTML comments of the same words).
 * @throws Error when the file lacks the marks of a region
 */
export function fileWithRegions(path: string, regions: Regions): GeneratedFile {
  const text = readFileSync(join(root, path), 'utf8')
  const content = Object.entries(regions).reduce((before, [name, lines]) => withRegion(before, name, lines, path), text)
  return { path, content }
}

function withRegion(text: string, name: string, lines: string, path: string): string {
  const [open, close] = path.endsWith('.md') ? ['<!-- ', ' -->'] : ['# ', '']
  const marks = new RegExp(`^( *${open}generated: ${name}\\b.*${close})$[^]*?^( *${open}end: ${name}${close})$`, 'm')
  if (!marks.test(text)) throw new Error(`${path} has no region ${name}`)
  const gap = path.endsWith('.md') ? '\n' : ''
  return text.replace(marks, (_, first, last) => `${first}\n${gap}${lines.trimEnd()}\n${gap}${last}`)
}
