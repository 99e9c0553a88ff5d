/** An entry of a feed. */
export interface FeedEntry {
  /** A URI that never changes. */
  id: string
  title: string
  summary: string
  /** What the entry says, as HTML. */
  html: string
  /** Where it can be read; empty when nowhere. */
  link: string
  tags: string[]
  /** ISO 8601. */
  published: string
  updated: string
}

/** A feed. */
export interface Feed {
  id: string
  title: string
  author: string
  /** The feed's own address. */
  self: string
  entries: FeedEntry[]
}

/** When a feed without entries was last changed. */
const beginning = '1970-01-01T00:00:00.000Z'

/** Writes a feed as Atom (RFC 4287). */
export function atomOf({ id, title, author, self, entries }: Feed): string {
  const updated = entries
    .map((entry) => entry.updated)
    .reduce((latest, each) => (Date.parse(each) > Date.parse(latest) ? each : latest), beginning)
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    ...entries.map(entryOf),
    '</feed>\n',
  ].join('\n')
}

function entryOf({ id, title, summary, html, link, tags, published, updated }: FeedEntry): string {
  return [
    '<entry>',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<published>${published}</published>`,
    `<updated>${updated}</updated>`,
    ...(link ? [`<link rel="alternate" href="${escaped(link)}"/>`] : []),
    ...tags.map((tag) => `<category term="${escaped(tag)}"/>`),
    `<summary>${escaped(summary)}</summary>`,
    `<content type="html">${escaped(html)}</content>`,
    '</entry>',
  ].join('\n')
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text within XML or HTML; what XML 1.0 cannot say (section 2.2) is replaced. */
export function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '\ufffd')
      .replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
  )
}
