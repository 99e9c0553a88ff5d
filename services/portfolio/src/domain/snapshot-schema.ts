import { snapshotLimits as most, portfolioSections, portfolioTemplates } from '@resume/proto/limits/portfolios'

/*
 * The schema of a snapshot that is published (docs/api/portfolios.md). What is not listed is refused, save members of items
 * and of links: editors keep more there than readers need.
 */

const text = (maxLength: number) => ({ type: 'string', maxLength })
const texts = { type: 'array', maxItems: 100, items: text(2_000) }
const textOrNumber = { type: ['string', 'number'], maxLength: 120 }

const object = (properties: object, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})
const openObject = (properties: object, required: string[] = []) => ({ type: 'object', properties, required })

/** An image by its asset; null for none. */
const image = {
  anyOf: [
    { type: 'null' },
    object({ id: { type: 'string', minLength: 1, maxLength: 64 }, url: text(most.urlLength) }, ['id', 'url']),
  ],
}

const item = openObject({
  ...Object.fromEntries(
    ['id', 'title', 'name', 'role', 'linkLabel', 'company', 'location', 'startDate', 'endDate', 'school', 'degree']
      .concat(['field', 'date', 'issuer'])
      .map((name) => [name, text(240)]),
  ),
  ...Object.fromEntries(['highlights', 'skills', 'tags', 'details', 'keywords'].map((name) => [name, texts])),
  ...Object.fromEntries(['year', 'rating', 'level', 'score'].map((name) => [name, textOrNumber])),
  summary: text(5_000),
  description: text(10_000),
  link: { type: 'string', maxLength: most.urlLength, format: 'link-or-empty' },
  current: { type: 'boolean' },
  coverImage: image,
})

const section = object(
  {
    id: { type: 'string', minLength: 1, maxLength: most.sectionIdLength },
    type: { enum: portfolioSections },
    title: text(most.sectionTitleLength),
    subtitle: text(most.subtitleLength),
    visible: { type: 'boolean' },
    items: { type: 'array', maxItems: most.items, items: item },
    settings: { type: 'object' },
  },
  ['id', 'type', 'title', 'visible', 'items'],
)
const sections = { type: 'array', maxItems: most.sections, items: section }

const page = object(
  {
    id: { type: 'string', minLength: 1, maxLength: most.sectionIdLength },
    slug: { type: 'string', minLength: 1, maxLength: most.pageSlugLength },
    title: text(most.pageTitleLength),
    sections,
  },
  ['id', 'slug', 'title', 'sections'],
)

/** The JSON Schema of a snapshot. */
export const snapshotSchema = object(
  {
    schemaVersion: { const: 1 },
    templateId: { enum: portfolioTemplates },
    identity: object(
      {
        name: { type: 'string', maxLength: most.nameLength, format: 'not-blank' },
        headline: text(most.headlineLength),
        bio: text(most.bioLength),
        location: text(most.locationLength),
        email: { type: 'string', maxLength: most.emailLength, format: 'email-or-empty' },
        availability: text(most.availabilityLength),
        avatar: image,
      },
      ['name', 'headline', 'bio'],
    ),
    seo: object({ title: text(most.seoTitleLength), description: text(most.seoDescriptionLength), socialImage: image }),
    socialLinks: {
      type: 'array',
      maxItems: most.socialLinks,
      items: openObject(
        {
          id: { type: 'string', minLength: 1, maxLength: most.sectionIdLength },
          label: text(most.linkLabelLength),
          url: { type: 'string', maxLength: most.urlLength, format: 'web-address' },
        },
        ['id', 'label', 'url'],
      ),
    },
    sections,
    pages: { type: 'array', maxItems: most.pages, items: page },
    removeWatermark: { type: 'boolean' },
  },
  ['schemaVersion', 'templateId', 'identity', 'sections'],
)
