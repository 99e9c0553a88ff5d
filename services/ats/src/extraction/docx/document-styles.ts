import { fillOf } from './colours.ts'

/** What styles of a document say that its paragraphs and tables do not say themselves. */
export interface DocumentStyles {
  /** Styles of headings, by id. */
  headings: ReadonlySet<string>
  /** Styles of items of lists. */
  items: ReadonlySet<string>
  /** Styles of tables that colour cells. */
  colouring: ReadonlySet<string>
  /** Sizes of letters by style, in half points. */
  sizes: ReadonlyMap<string, number>
}

/** Size of a title whose style does not say it, in half points, as word processors set it. */
const titleSize = 56

/** Maximum length of a definition of a style that is looked at. */
const longest = 20_000

/** Reads the part of a document that defines its styles. */
export function readStyles(bytes: Uint8Array | undefined): DocumentStyles {
  const headings = new Set<string>()
  const items = new Set<string>()
  const colouring = new Set<string>()
  const sizes = new Map<string, number>()
  const xml = bytes ? new TextDecoder('utf-8').decode(bytes) : ''
  for (const whole of xml.split('<w:style ').slice(1)) {
    const style = whole.slice(0, longest)
    const id = /^[^>]{0,400}?w:styleId="([^"]{1,200})"/.exec(style)?.[1]
    if (!id) continue
    if (/<w:outlineLvl w:val="[0-8]"/.test(style) || /<w:name w:val="(?:heading \d|title)"/i.test(style))
      headings.add(id)
    else if (/<w:numId w:val="[1-9]/.test(style)) items.add(id)
    const isTitle = /<w:name w:val="title"/i.test(style)
    const size = /<w:sz w:val="(\d{1,3})"/.exec(style)?.[1]
    if (size ?? isTitle) sizes.set(id, Number(size ?? titleSize))
    if (/<w:shd\b/.test(style) && [...style.matchAll(/w:fill="(\w{1,20})"/g)].some(([, fill]) => fillOf(fill))) {
      colouring.add(id)
    }
  }
  return { headings, items, colouring, sizes }
}
