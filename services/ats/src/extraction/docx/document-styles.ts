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
  /** Styles that show small letters as capitals. */
  capitals: ReadonlySet<string>
  /** Language of text that names none; empty when it is not said. */
  language: string
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
  const capitals = new Map<string, boolean | undefined>()
  const bases = new Map<string, string>()
  const xml = bytes ? new TextDecoder('utf-8').decode(bytes) : ''
  const language = /<w:docDefaults>.{0,20000}?<w:lang [^>]{0,200}?w:val="([\w-]{2,20})"/s.exec(xml)?.[1] ?? ''
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
    capitals.set(id, saysCapitals(style))
    const base = /<w:basedOn w:val="([^"]{1,200})"/.exec(style)?.[1]
    if (base) bases.set(id, base)
    if (/<w:shd\b/.test(style) && [...style.matchAll(/w:fill="(\w{1,20})"/g)].some(([, fill]) => fillOf(fill))) {
      colouring.add(id)
    }
  }
  const areCapitals = (id: string | undefined, depth = 0): boolean =>
    id !== undefined && depth < deepest && (capitals.get(id) ?? areCapitals(bases.get(id), depth + 1))
  return {
    headings,
    items,
    colouring,
    sizes,
    capitals: new Set([...capitals.keys()].filter((id) => areCapitals(id))),
    language,
  }
}

/** Most styles that one is based on by way of others. */
const deepest = 10

/** Whether a style shows capitals; undefined where it leaves that to the one that it is based on. */
function saysCapitals(style: string): boolean | undefined {
  const [tag, value] = /<w:caps(?: w:val="(\w{1,5})")?\/>/.exec(style) ?? []
  return tag === undefined ? undefined : !isOff(value)
}

/** Whether the value of a setting that is on without one turns it off. */
export const isOff = (value: string | undefined): boolean => value === '0' || value === 'false' || value === 'off'
