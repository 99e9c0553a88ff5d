import { documentLimits } from '@resume/proto/limits/documents'
import { portfolioLimits } from '@resume/proto/limits/portfolios'
import { subdomainFaultEnum } from '@resume/proto/portfolio-enums'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { named } from '../description/keywords.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { toSummaryResponse } from './billing-schemas.ts'
import {
  PortfolioAnalytics,
  PortfolioDraft,
  PortfolioOverview,
  PortfolioPreview,
  Publication,
  SubdomainAvailability,
  toDraftResponse,
  toPreviewResponse,
  toPublicationResponse,
} from './portfolio-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Id, JsonObject, NoFields, rawBytes, Text, Whole } from './schemas.ts'

const revision = Whole('The current revision of the draft.', { minimum: 1, maximum: 2_147_483_647 })

const DraftBody = Exact(
  {
    documentId: Type.Optional(Id('The ID of the document. The default is your newest portfolio.')),
    subdomain: Text('The subdomain that you want. It is kept as you typed it, and not claimed.', {
      maxLength: portfolioLimits.wishLength,
    }),
    revision: Type.Optional(revision),
    snapshot: JsonObject(
      'The portfolio: a JSON object of at most 1 MB and 64 levels. A draft may be incomplete; what is missing or wrong is reported when you publish.',
    ),
  },
  named('PortfolioDraftSave', 'A draft to save.'),
)

const PublishBody = Exact(
  {
    documentId: Id('The ID of the document to publish.'),
    subdomain: Text('The subdomain to publish under. It is normalized.', { maxLength: portfolioLimits.wishLength }),
    revision,
  },
  named('PortfolioPublish', 'What to publish, and where.'),
)

/** Documents, billing and identity are asked at once, each within 3 s. */
const publishTimeoutMs = 10_000

/** Portfolios: the draft, what is published of it, and its views. */
export const portfolioRoutes: AnyRoute[] = [
  route({
    operation: 'getPortfolio',
    method: 'GET',
    path: '/portfolios/me',
    summary: 'Get your portfolio',
    description: 'Returns your newest draft, what you have published, and your plan.',
    access: access.session,
    response: { status: 200, message: 'Portfolio retrieved', data: PortfolioOverview },
    calls: ['documents.GetPortfolioDraft', 'portfolio.GetPublication', 'billing.GetSummary'],
    async work({ clients, context }) {
      const [{ draft }, { publication }, summary] = await Promise.all([
        clients.documents.call('GetPortfolioDraft', {}, { context }),
        clients.portfolio.call('GetPublication', {}, { context }),
        clients.billing.call('GetSummary', {}, { context }),
      ])
      const shown = draft ? rawBytes(toDraftResponse(draft)) : Buffer.from('null')
      const head = { publication: toPublicationResponse(publication), billing: toSummaryResponse(summary) }
      return new RawJson(spliceJson(head, { draft: shown }))
    },
  }),
  route({
    operation: 'savePortfolioDraft',
    method: 'PUT',
    path: '/portfolios/draft',
    summary: 'Save your draft',
    description:
      'Saves a draft, which is a document of the type `PORTFOLIO`. Without `documentId`, your newest draft is saved, or a new one is created if you have none. `revision` must be the current one, and absent for a new draft: of several saves with the same revision, one succeeds and the others fail with 409. What is published does not change.',
    access: access.session,
    body: DraftBody,
    raw: ['snapshot'],
    bodyLimit: documentLimits.contentBytes + 64 * 1024,
    response: { status: 200, message: 'Draft saved', data: PortfolioDraft },
    errors: [403, 404, 409, 413],
    calls: ['documents.SavePortfolioDraft'],
    async work({ body: { snapshot, ...rest }, clients, context }) {
      const request = { ...rest, snapshot: rawBytes(snapshot) }
      const { draft } = await clients.documents.call('SavePortfolioDraft', request, { context })
      if (!draft) throw new AppError('internal_error')
      return toDraftResponse(draft, snapshot)
    },
  }),
  route({
    operation: 'previewPortfolio',
    method: 'GET',
    path: '/portfolios/preview/:documentId',
    resource: 'Document',
    summary: 'Preview a draft',
    description: 'Returns a draft as it would be published.',
    access: access.session,
    params: Type.Object({ documentId: Id('The ID of the document.') }),
    response: { status: 200, message: 'Preview retrieved', data: PortfolioPreview },
    work: rpc(
      'documents',
      'GetPortfolioDraft',
      ({ params }) => params,
      ({ draft }) => toPreviewResponse(draft),
    ),
  }),
  route({
    operation: 'publishPortfolio',
    method: 'POST',
    path: '/portfolios/publish',
    summary: 'Publish your portfolio',
    description:
      'Publishes the draft as it is at `revision`, or replaces what is published: readers see the old one or the new one, never anything else. Later changes to the draft show only after the next publish. You can publish one portfolio. Publishing requires a subscription that includes it and, under a subdomain other than your username, custom subdomains; otherwise, the request fails with 403. A wrong subdomain or snapshot, or an image that is not one of your uploaded images, fails with 400 and the path of each. A subdomain that somebody else has, or had less than 30 days ago, fails with 409.',
    access: access.session,
    body: PublishBody,
    response: { status: 201, message: 'Portfolio published', data: Publication },
    errors: [403, 404, 409],
    idempotent: true,
    timeoutMs: publishTimeoutMs,
    work: rpc(
      'portfolio',
      'Publish',
      ({ body }) => body,
      ({ publication }) => toPublicationResponse(publication),
    ),
  }),
  route({
    operation: 'unpublishPortfolio',
    method: 'POST',
    path: '/portfolios/unpublish',
    summary: 'Unpublish your portfolio',
    description:
      'The portfolio is no longer public from the next request on. Its subdomain is held for you for 30 days, and it does not come back by itself. If nothing is published, the request fails with 404.',
    access: access.session,
    body: NoFields,
    bodyOptional: true,
    response: { status: 200, message: 'Portfolio unpublished', data: Type.Null() },
    errors: [404],
    work: rpc(
      'portfolio',
      'Unpublish',
      () => ({}),
      () => null,
    ),
  }),
  route({
    operation: 'getPortfolioAnalytics',
    method: 'GET',
    path: '/portfolios/analytics',
    summary: 'Get the views of your portfolio',
    description:
      'Returns all views, those of the last 30 days by day in UTC, and the hosts that they came from. A visitor counts once a day; you and bots do not. New views appear after some seconds. If you have never published, everything is zero.',
    access: access.session,
    response: { status: 200, message: 'Analytics retrieved', data: PortfolioAnalytics },
    work: rpc(
      'portfolio',
      'GetAnalytics',
      () => ({}),
      ({ totalViews, daily, referrers }) => ({
        totalViews: Number(totalViews),
        daily: daily.map(({ date, count }) => ({ date, count })),
        referrers: referrers.map(({ host, count }) => ({ host, count })),
      }),
    ),
  }),
  route({
    operation: 'checkSubdomainAvailability',
    method: 'GET',
    path: '/portfolios/subdomains/:slug/availability',
    summary: 'Check whether a subdomain is available',
    description:
      'The subdomain is normalized in the same way as when you publish: accents are removed, letters become lowercase, everything else becomes single hyphens between letters and digits. 3 to 63 characters must remain. Reserved words and their lookalikes are not available.',
    access: access.session,
    params: Type.Object({ slug: Text('The subdomain to check.') }),
    response: { status: 200, message: 'Subdomain availability retrieved', data: SubdomainAvailability },
    work: rpc(
      'portfolio',
      'CheckSubdomain',
      ({ params }) => ({ subdomain: params.slug }),
      ({ available, subdomain, fault }) => ({
        available,
        subdomain,
        ...(fault && { reason: subdomainFaultEnum.decode(fault) }),
      }),
    ),
  }),
]
