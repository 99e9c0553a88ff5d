import { type EventKey, events } from '../../proto/src/events.ts'
import type { Card } from './deployables.ts'
import type { GeneratedFile } from './generated-file.ts'
import { table } from './generated-file.ts'

/**
 * `docs/generated/events.md`: every domain event, who publishes it and who listens, or whom it is meant for.
 * @throws Error for an event that nobody publishes, that its own service consumes, or that is for nobody
 */
export function eventsTable(cards: Card[]): GeneratedFile {
  const names = (key: EventKey, side: 'published' | 'consumed') =>
    cards
      .filter((card) => card[side].includes(key))
      .map(({ name }) => name)
      .join(', ')
  const rows = (Object.keys(events) as EventKey[]).map((key) => {
    const { name, audience = '' }: { name: string; audience?: string } = events[key]
    const [publishers, consumers] = [names(key, 'published'), names(key, 'consumed')]
    const own = cards.find(({ published, consumed }) => published.includes(key) && consumed.includes(key))
    if (own) throw new Error(`${own.name} consumes its own ${name}; stale cache keys travel with the change`)
    if (publishers === '') throw new Error(`${name} is published by nobody`)
    if (consumers === '' && audience === '') throw new Error(`${name} is consumed by nobody and has no audience`)
    return [`\`${name}\``, publishers, consumers, audience]
  })
  return {
    path: 'docs/generated/events.md',
    content: `# Domain events

Generated from \`proto/src/events.ts\` and each service's \`events.ts\`. The messages are in \`proto/resume/events/v1\`. An event that
no service consumes names its audience: whoever takes it up later finds the last 30 days of it in the stream.

${table(['Event', 'Published by', 'Consumed by', 'Audience'], rows)}
`,
  }
}
