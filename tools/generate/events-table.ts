import { type EventKey, events } from '../../proto/src/events.ts'
import type { Card } from './deployables.ts'
import type { GeneratedFile } from './generated-file.ts'
import { table } from './generated-file.ts'

/** `docs/generated/events.md`: every domain event, who publishes it and who listens. */
export function eventsTable(cards: Card[]): GeneratedFile {
  const names = (key: EventKey, side: 'published' | 'consumed') =>
    cards
      .filter((card) => card[side].includes(key))
      .map(({ name }) => name)
      .join(', ')
  const rows = (Object.keys(events) as EventKey[]).map((key) => [
    `\`${events[key].name}\``,
    names(key, 'published'),
    names(key, 'consumed'),
  ])
  return {
    path: 'docs/generated/events.md',
    content: `# Domain events

Made from \`proto/src/events.ts\` and each service's \`events.ts\`. The messages are in \`proto/resume/events/v1\`.

${table(['Event', 'Published by', 'Consumed by'], rows)}
`,
  }
}
