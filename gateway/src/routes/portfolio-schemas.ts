import type { PortfolioDraftOutput } from '@resume/proto/generated/resume/documents/v1/PortfolioDraft'
import type { PublicationOutput } from '@resume/proto/generated/resume/portfolio/v1/Publication'
import { publicationStatuses, subdomainFaults, suspensionReasons } from '@resume/proto/limits/portfolios'
import { publicationStatusEnum, suspensionReasonEnum } from '@resume/proto/portfolio-enums'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { documented, named } from '../description/keywords.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { BillingSummary } from './billing-schemas.ts'
import { AnyObject, Flag, Id, Nullable, rawBytes, Text, Time, TimeOrNull, Whole } from './schemas.ts'

/** The status of a publication. */
export const PublicationStatusWord = Type.Enum(
  [...publicationStatuses],
  named(
    'PublicationStatus',
    '`LIVE`: public. `GRACE`: still public for 7 days, though the subscription no longer includes publishing. `SUSPENDED`: not public.',
  ),
)

const subdomain = Text('The name under which the portfolio is public.')
const templateId = Text('The template that the portfolio is shown in: `signal`, `atelier`, `nimbus` or `cipher`.')

/** Why a publication is suspended. */
export const SuspensionReasonOrNull = Nullable(
  Type.Enum(
    [...suspensionReasons],
    named(
      'SuspensionReason',
      '`entitlement`: the subscription does not include publishing; the portfolio is public again when it does. `moderation`: an administrator suspended it.',
    ),
  ),
  'Why it is suspended; null if it is not.',
)

/** A draft. */
export const PortfolioDraft = Type.Object(
  {
    id: Id('The ID of the document.'),
    slug: Text('The slug of the document.'),
    subdomain: Text('The subdomain that you want, as you typed it. It is not claimed before you publish.'),
    templateId,
    content: AnyObject('The snapshot, exactly as sent.'),
    revision: Whole('The revision of the document. Send it with your next change.'),
    updatedAt: Time('When the draft was last saved or, after a deletion, restored.'),
  },
  named('PortfolioDraft', 'A portfolio that you are working on: a document of the type `PORTFOLIO`.'),
)

/** A draft as its page shows it. */
export const PortfolioPreview = Type.Object(
  {
    id: Id('The ID of the document.'),
    templateId,
    content: AnyObject('The snapshot, exactly as sent.'),
    revision: Whole('The revision of the document.'),
    updatedAt: Time('When the draft was last saved or, after a deletion, restored.'),
  },
  named('PortfolioPreview', 'A draft as it would be published.'),
)

/** A publication. */
export const Publication = Type.Object(
  {
    subdomain,
    status: PublicationStatusWord,
    publicUrl: Text('Where readers find the portfolio.', documented({ format: 'uri' })),
    publishedRevision: Whole('The revision of the document that is published.'),
    publishedAt: Time('When it was last published.'),
    graceEndsAt: TimeOrNull('When the grace ends or ended; null if there was none.'),
    suspendedReason: SuspensionReasonOrNull,
    updatedAt: Time('When its content or status last changed.'),
  },
  named('Publication', 'What you have published.'),
)

/** Draft, publication and billing. */
export const PortfolioOverview = Type.Object(
  {
    publication: Nullable(Publication, 'What is published; null if nothing is.'),
    billing: BillingSummary,
    draft: Nullable(PortfolioDraft, 'Your newest draft; null if there is none.'),
  },
  named('PortfolioOverview', 'Your draft, what you have published, and your plan.'),
)

/** Availability of a subdomain. */
export const SubdomainAvailability = Type.Object(
  {
    available: Flag('Whether you can publish under this subdomain.'),
    subdomain: Text('The subdomain as it would be stored.'),
    reason: Type.Optional(
      Type.Enum([...subdomainFaults], named('SubdomainUnavailableReason', 'Why a subdomain cannot be claimed.')),
    ),
  },
  named('SubdomainAvailability', 'Whether a subdomain can be claimed. `reason` is present only when it cannot.'),
)

/** Views of a portfolio. */
export const PortfolioAnalytics = Type.Object(
  {
    totalViews: Whole('All views so far.'),
    daily: Type.Array(
      Type.Object(
        {
          date: Text('The day in UTC, `YYYY-MM-DD`.', documented({ format: 'date' })),
          count: Whole('The number of views on that day.'),
        },
        named('DailyViews', 'Views on a day.'),
      ),
      { description: 'The last 30 days, the oldest first.' },
    ),
    referrers: Type.Array(
      Type.Object(
        { host: Text('The host.'), count: Whole('The number of views that came from it.') },
        named('ReferrerViews', 'Views that came from a site.'),
      ),
      { description: 'The hosts that most views of these 30 days came from, at most 10.' },
    ),
  },
  named('PortfolioAnalytics', 'The views of your portfolio.'),
)

/** A public portfolio in lists. */
export const PublicPortfolioSummary = Type.Object(
  {
    subdomain,
    templateId,
    name: Text("The person's name."),
    headline: Text('The headline.'),
    updatedAt: Time('When it was last published.'),
  },
  named('PublicPortfolioSummary', 'A public portfolio in a list.'),
)

/** A public portfolio. */
export const PublicPortfolio = Type.Object(
  {
    id: Id('The ID of the publication.'),
    subdomain,
    templateId,
    status: Type.Enum(['LIVE', 'GRACE'], { description: 'See `PublicationStatus`.' }),
    updatedAt: Time('When it was last published.'),
    snapshot: AnyObject('What was published.'),
  },
  named('PublicPortfolio', 'A portfolio as readers see it.'),
)

/**
 * The wire form of a draft.
 * @param sent what the caller has just sent, which the service does not send back
 */
export function toDraftResponse(draft: PortfolioDraftOutput, sent?: RawJson): RawJson {
  const { id, slug, subdomain, templateId, revision, updatedAt } = draft
  const content = draft.content ?? (sent && rawBytes(sent)) ?? Buffer.from('{}')
  return new RawJson(spliceJson({ id, slug, subdomain, templateId, revision, updatedAt }, { content }))
}

/** The wire form of a preview. */
export function toPreviewResponse(draft: PortfolioDraftOutput | null | undefined): RawJson {
  if (!draft) throw new AppError('not_found', { resource: 'Document' })
  const { id, templateId, revision, updatedAt, content = Buffer.from('{}') } = draft
  return new RawJson(spliceJson({ id, templateId, revision, updatedAt }, { content }))
}

/** The wire form of a publication. */
export function toPublicationResponse(publication: PublicationOutput | null | undefined): object | null {
  if (!publication) return null
  const { subdomain, publicUrl, publishedRevision, publishedAt, graceEndsAt = null, updatedAt } = publication
  return {
    subdomain,
    status: publicationStatusEnum.decode(publication.status),
    publicUrl,
    publishedRevision,
    publishedAt,
    graceEndsAt,
    suspendedReason: suspensionReasonEnum.decode(publication.suspendedReason) ?? null,
    updatedAt,
  }
}
