import { roadmapStatusEnum } from '@resume/proto/content-enums'
import type { RoadmapItemOutput } from '@resume/proto/generated/resume/content/v1/RoadmapItem'
import { roadmapSorts, workStatuses } from '@resume/proto/limits/content'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { named } from '../description/keywords.ts'
import { Id, Nullable, Text, Texts, Time, TimeOrNull, Whole } from './schemas.ts'

/** How far work has come. */
export const WorkStatus = Type.Enum([...workStatuses], named('WorkStatus', 'How far work has come.'))

/** Orders of the roadmap. */
export const RoadmapSort = Type.Enum([...roadmapSorts], named('RoadmapSort', 'The order of the roadmap.'))

const textOrNull = (description: string) => Nullable(Type.String(), description)

const summary = {
  id: Id('The ID of the item.'),
  title: Text('The title.'),
  description: Text('What it is, in short.'),
  status: WorkStatus,
  eta: textOrNull('When it is expected, in words, or null.'),
  tags: Texts('The tags.'),
  createdAt: Time('When it was put on the roadmap.'),
  startedAt: TimeOrNull('When work on it began, or null.'),
  completedAt: TimeOrNull('When it was done, or null.'),
  completedQuarter: textOrNull('The quarter in which it was done, such as `Q3 2026`, or null.'),
  timeline: textOrNull('Its course, in words, or null.'),
  updatedAt: Time('When it was last changed.'),
}

/** How strings and lists of `details` are made: they are bounded in requests. */
interface DetailsParts<Picture extends Type.TSchema> {
  text: (description: string) => Type.TString
  address: (description: string) => Type.TString
  /** An address, or nothing. */
  picture: (description: string) => Picture
  list: <Item extends Type.TSchema>(item: Item, description: string) => Type.TArray<Item>
}

/** The members of `details`, in requests and answers alike. */
export function detailsSchema<Picture extends Type.TSchema>(
  { text, address, picture, list }: DetailsParts<Picture>,
  name: string,
) {
  const closed = { additionalProperties: false }
  const inner = <Members extends Type.TProperties>(part: string, description: string, members: Members) =>
    Type.Object(members, { ...named(`${name}${part}`, description), ...closed })
  return Type.Object(
    {
      problem: text('What was missing.'),
      solution: text('What solves it.'),
      approach: text('How it is built.'),
      keyImprovements: list(text('An improvement.'), 'What becomes better.'),
      beforeAfter: list(
        inner('Comparison', 'How something was before, and how it is now.', {
          before: text('How it was.'),
          after: text('How it is.'),
        }),
        'How things were before, and how they are now.',
      ),
      technicalHighlights: list(text('A highlight.'), 'What is remarkable about how it is built.'),
      media: list(
        inner('Medium', 'A picture or a video.', {
          type: text('What it is, such as `image`.'),
          label: text('The label.'),
          url: address('The address.'),
        }),
        'Pictures and videos.',
      ),
      impactMetrics: list(text('A figure.'), 'What it has achieved.'),
      items: list(
        inner('Part', 'A part of it.', {
          name: text('The name.'),
          description: text('What it is.'),
          image: picture('The address of a picture; empty when there is none.'),
        }),
        'The parts of it.',
      ),
    },
    { ...named(name, 'What a page about an item of the roadmap shows.'), ...closed },
  )
}

const text = (description: string) => Type.String({ description })
const RoadmapDetails = detailsSchema(
  { text, address: text, picture: text, list: (item, description) => Type.Array(item, { description }) },
  'RoadmapDetails',
)

/** An item in lists. */
export const RoadmapSummary = Type.Object(summary, named('RoadmapSummary', 'An item of the roadmap, in a list.'))

/** An item. */
export const RoadmapItem = Type.Object(
  {
    ...summary,
    fullDescription: Text('What it is, at length.'),
    whyItMatters: Text('What it is good for.'),
    details: Nullable(RoadmapDetails, 'What a page about it shows, or null.'),
  },
  named('RoadmapFeature', 'An item of the roadmap.'),
)

/** How many items there are. */
export const RoadmapStats = Type.Object(
  {
    totalFeatures: Whole('The number of items.'),
    todo: Whole('The number of items that are planned.'),
    inProgress: Whole('The number of items in progress.'),
    done: Whole('The number of items that are done.'),
    completionRate: Type.Number({ description: 'The percentage of items that are done, with one decimal.' }),
  },
  named('RoadmapStats', 'How many items the roadmap has.'),
)

/** An item of a list as the API shows it. */
export function toSummaryResponse(item: RoadmapItemOutput) {
  const { id, title, description, status, tags, createdAt, updatedAt } = item
  return {
    ...{ id, title, description, status: roadmapStatusEnum.decode(status), eta: item.eta ?? null, tags, createdAt },
    startedAt: item.startedAt ?? null,
    completedAt: item.completedAt ?? null,
    completedQuarter: item.completedQuarter ?? null,
    timeline: item.timeline ?? null,
    updatedAt,
  }
}

/** An item as the API shows it. @throws AppError `not_found` for none */
export function toItemResponse(item: RoadmapItemOutput | null) {
  if (!item) throw new AppError('not_found', { resource: 'Roadmap item' })
  const { fullDescription, whyItMatters, details } = item
  const shown = details?.length ? JSON.parse(details.toString()) : null
  return { ...toSummaryResponse(item), fullDescription, whyItMatters, details: shown }
}

/** A share in percent, with one decimal; 0 of nothing. */
export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10
}
