import { cacheKeys } from '@resume/proto/cache-keys'
import { portfolioLimits } from '@resume/proto/limits/portfolios'
import { publicationStatusEnum } from '@resume/proto/portfolio-enums'
import { AppError } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { named } from '../description/keywords.ts'
import { addressBucket } from '../http/client-address.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import { PublicPortfolio, PublicPortfolioSummary } from './portfolio-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Exact, Text } from './schemas.ts'

const params = Type.Object({ subdomain: Text('The subdomain of the portfolio, in any case.') })
const caseless = ['subdomain']

/** The set of one portfolio's answer; none for what is no subdomain, so that nobody fills the cache with nonsense. */
function setOf({ subdomain = '' }: Record<string, string>): string | undefined {
  return /^[a-z0-9-]{3,63}$/.test(subdomain) ? cacheKeys.publicPortfolio(subdomain) : undefined
}

const ViewBody = Exact(
  {
    referrer: Type.Optional(
      Text("The page that the viewer came from, as the browser's `document.referrer` says. Only its host is kept.", {
        maxLength: portfolioLimits.referrerLength,
      }),
    ),
  },
  named('PortfolioView', 'A view of a portfolio.'),
)

/** Portfolios as readers see them. */
export const publicPortfolioRoutes: AnyRoute[] = [
  route({
    operation: 'listPublicPortfolios',
    method: 'GET',
    path: '/portfolios/public',
    summary: 'List public portfolios',
    description: 'Returns the public portfolios, most recently published first.',
    access: access.publicPortfolio,
    query: PagingQuery,
    response: { status: 200, message: 'Portfolios retrieved', data: Page(PublicPortfolioSummary) },
    cache: { set: cacheKeys.publicPortfolios, lifetime: 'portfolios', etag: true },
    work: rpc(
      'portfolio',
      'ListPublicPortfolios',
      ({ query }) => pageRequest(query),
      ({ items, total }, { query }) => {
        const rows = items.map(({ subdomain, templateId, name, headline, updatedAt }) => {
          return { subdomain, templateId, name, headline, updatedAt }
        })
        return pageOf(rows, total, pageRequest(query))
      },
    ),
  }),
  route({
    operation: 'getPublicPortfolio',
    method: 'GET',
    path: '/portfolios/public/:subdomain',
    summary: 'Get a public portfolio',
    description:
      'Returns what was published under a subdomain. A portfolio that was never published, was unpublished, is suspended, or belongs to a suspended account is not found.',
    access: access.publicPortfolio,
    params,
    caseless,
    response: { status: 200, message: 'Portfolio retrieved', data: PublicPortfolio },
    cache: { set: setOf, lifetime: 'portfolios', etag: true },
    errors: [404],
    work: rpc(
      'portfolio',
      'GetPublicPortfolio',
      ({ params }) => params,
      ({ id, subdomain, templateId, status, updatedAt, snapshot }) => {
        const head = { id, subdomain, templateId, status: publicationStatusEnum.decode(status), updatedAt }
        return new RawJson(spliceJson(head, { snapshot }))
      },
    ),
  }),
  route({
    operation: 'trackPortfolioView',
    method: 'POST',
    path: '/portfolios/public/:subdomain/view',
    summary: 'Track a view of a portfolio',
    description:
      "Counts a view. A visitor counts once a day in UTC; the owner and bots don't. Send it from the visitor's browser: visitors are distinguished by address and user agent, neither of which is stored. The view appears in the analytics after some seconds.",
    access: access.publicPortfolio,
    params,
    caseless,
    body: ViewBody,
    bodyOptional: true,
    response: { status: 202, message: 'View accepted', data: Type.Null() },
    errors: [404],
    calls: ['portfolio.FindViewTarget'],
    async work(call) {
      const { body, principal, request, clients, views } = call
      const { subdomain } = call.params
      if (setOf({ subdomain }) === undefined) throw new AppError('not_found', { resource: 'Portfolio' })
      const view = {
        subdomain,
        userId: principal.kind === 'anonymous' ? undefined : principal.userId,
        address: addressBucket(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
        referrer: body.referrer ?? '',
      }
      await views.count(view, async () => {
        const { userId } = await clients.portfolio.call('FindViewTarget', { subdomain }, { context: call.context })
        return userId
      })
      return null
    },
  }),
]
