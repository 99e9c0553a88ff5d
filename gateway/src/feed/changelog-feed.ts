import type { ChangelogEntryOutput } from '@resume/proto/generated/resume/content/v1/ChangelogEntry'
import { atomOf, escaped, type FeedEntry } from './atom.ts'

/** Where the feed is. */
export const feedPath = '/changelog.xml'

/** The changelog as a feed. @param baseUrl the address of the platform */
export function changelogFeed(entries: ChangelogEntryOutput[], baseUrl: string): string {
  const self = `${baseUrl.replace(/\/+$/, '')}${feedPath}`
  const title = 'Resume Platform changelog'
  return atomOf({ id: self, title, author: 'Resume Platform', self, entries: entries.map(feedEntry) })
}

function feedEntry(entry: ChangelogEntryOutput): FeedEntry {
  const { id, version, title, summary, publishedAt, updatedAt, codehostUrl, tags } = entry
  const parts: [string, string[]][] = [
    ['Breaking', entry.breaking],
    ['Security', entry.security],
    ['Added', entry.added],
    ['Improved', entry.improved],
    ['Fixed', entry.fixed],
  ]
  const lists = parts
    .filter(([, changes]) => changes.length > 0)
    .map(
      ([name, changes]) =>
        `<h3>${name}</h3><ul>${changes.map((change) => `<li>${escaped(change)}</li>`).join('')}</ul>`,
    )
  return {
    id: `urn:uuid:${id}`,
    title: `${version}: ${title}`,
    summary,
    html: `<p>${escaped(summary)}</p>${lists.join('')}`,
    link: codehostUrl,
    tags,
    published: publishedAt,
    updated: latest(updatedAt, publishedAt),
  }
}

/** The later of two times as ISO 8601 writes them. */
function latest(one: string, other: string): string {
  return Date.parse(one) > Date.parse(other) ? one : other
}
