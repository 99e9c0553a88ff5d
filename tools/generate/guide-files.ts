import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Marked, type Token } from 'marked'
import { root } from './deployables.ts'
import type { GeneratedFile } from './generated-file.ts'

const quickstart = 'docs/quickstart.md'

/**
 * The guides as the gateway shows them at `/docs/guides`: made of the pages in `docs/guides` and the quickstart.
 * @param pages everything that is generated, which the guides are among
 */
export function guideFile(pages: GeneratedFile[]): GeneratedFile {
  const sources = [
    { path: quickstart, content: readFileSync(join(root, quickstart), 'utf8') },
    ...pages.filter(({ path }) => path.startsWith('docs/guides/')),
  ]
  const paths = new Set(sources.map(({ path }) => path))
  const guides = sources.map(({ path, content }) => [
    nameOf(path),
    { title: /^# (.*)$/m.exec(content)?.[1], html: htmlOf(path, content, paths) },
  ])
  return {
    path: 'gateway/src/reference/generated/guides.json',
    content: `${JSON.stringify(Object.fromEntries(guides), null, 2)}\n`,
  }
}

/** `docs/guides/api-keys.md` is `api-keys`, and the list of all is `index`. */
function nameOf(path: string): string {
  return posix.basename(path, '.md').replace('README', 'index')
}

/** A page as HTML. Links lead to other guides and to the reference. What is only in the repository is text. */
function htmlOf(path: string, content: string, paths: Set<string>): string {
  const walkTokens = (token: Token) => {
    if (token.type !== 'link') return
    const target = posix.join(posix.dirname(path), token.href.replace(/#.*/, ''))
    if (token.href.endsWith('/docs')) token.href = '/docs'
    else if (paths.has(target)) token.href = `/docs/guides/${nameOf(target)}`
    else if (!token.href.startsWith('https:')) token.type = 'text'
  }
  return new Marked({ walkTokens }).parse(content.replace(/<!--.*?-->/gs, ''), { async: false })
}
