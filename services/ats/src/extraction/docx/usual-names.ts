/** Namespaces with the prefixes that Word gives them (ECMA-376; ISO/IEC 29500 strict). Some programs write "ns0" or none. */
const usual = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://schemas.microsoft.com/office/word/2010/wordprocessingShape', 'wps'],
  ['urn:schemas-microsoft-com:vml', 'v'],
])

/** Names of elements and attributes with the prefixes that Word gives them. */
export interface UsualNames {
  /** Notes the prefixes that an element declares. */
  note(attributes: Record<string, string>): void
  element(name: string): string
  attributes(given: Record<string, string>): Record<string, string>
}

/** Makes the names of one part; where it has Word's prefixes, they stay as they are. */
export function usualNames(): UsualNames {
  const aliases = new Map<string, string>()
  const renamed = (name: string) => {
    const colon = name.indexOf(':')
    const prefix = aliases.get(colon < 0 ? '' : name.slice(0, colon))
    return prefix === undefined ? name : `${prefix}:${name.slice(colon + 1)}`
  }
  return {
    note(attributes) {
      for (const name in attributes) {
        if (!name.startsWith('xmlns')) continue
        const prefix = usual.get(attributes[name] ?? '')
        const own = name.slice('xmlns:'.length)
        if (prefix !== undefined && prefix !== own) aliases.set(own, prefix)
      }
    },
    element: (name) => (aliases.size === 0 ? name : renamed(name)),
    attributes(given) {
      if (aliases.size === 0) return given
      const all = Object.entries(given)
      return Object.fromEntries(all.map(([name, value]) => [name.includes(':') ? renamed(name) : name, value]))
    },
  }
}
