import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '@resume/local-stack/platform/deployables'

/** A file that is to be written, with all that stands in it. */
export interface Edit {
  /** Below the repository's root. */
  path: string
  content: string
}

/** The text of a file of the repository. */
export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8')
}

/** Writes files. */
export function applyAll(edits: Edit[]): void {
  for (const { path, content } of edits) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
}

/** A file that is not there yet. @throws Error when it is */
export function created(path: string, content: string): Edit {
  if (existsSync(join(root, path))) throw new Error(`${path} is there already`)
  return { path, content }
}

/**
 * Puts lines before the first place that a pattern matches, or after it.
 * @throws Error when it matches nowhere
 */
export function inserted(
  text: string,
  lines: string,
  place: { before?: RegExp; after?: RegExp },
  path: string,
): string {
  const found = (place.before ?? place.after)?.exec(text)
  if (!found) throw new Error(`${path} has no place for ${lines.trim().split('\n')[0]}`)
  const at = found.index + (place.before ? 0 : found[0].length)
  return text.slice(0, at) + lines + text.slice(at)
}

/** Sees to it that a module imports names from another. The formatter puts imports in order. */
export function importing(text: string, names: string[], from: string): string {
  const escaped = from.replaceAll(/[.*/]/g, '\\$&')
  const present = new RegExp(`^import \\{([^}]*)\\} from '${escaped}'$`, 'm').exec(text)
  if (!present) return `import { ${names.join(', ')} } from '${from}'\n${text}`
  const known = (present[1] ?? '').split(',').map((each) => each.trim())
  const all = [...new Set([...known.filter((each) => each !== ''), ...names])]
  return text.replace(present[0], `import { ${all.join(', ')} } from '${from}'`)
}
