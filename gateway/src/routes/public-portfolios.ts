import { publicationStatusEnum } from '@resume/proto/portfolio-enums'
import { Type } from 'typebox'
import { access } from '../access/access.ts'
import { RawJson, spliceJson } from '../http/envelope.ts'
import { Page, PagingQuery, pageOf, pageRequest } from '../http/paging.ts'
import { PublicPortfolio, PublicPortfolioSummary } from './portfolio-schemas.ts'
import { type AnyRoute, route, rpc } from './route.ts'
import { Text } from './schemas.ts'

/** Portfolios as readers see them. */
export const publicPortfolioRoutes: AnyRoute[] = [
  route({
    operation: 'listPublicPortfolios',
    method: 'GET',
    path: '/portfolios/public',
    summary: 'List public portfolios',
    description: 'Returns the portfolios that are public, the last published first.',
    access: access.authenticatedOrOrigin,
    query: PagingQuery,
    response: { status: 200, message: 'Portfolios retrieved', data: Page(PublicPortfolioSummary) },
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
      'Returns what was published under a subdomain. A portfolio that was never published, was unpublished, or is suspended is not found.',
    access: access.authenticatedOrOrigin,
    params: Type.Object({ subdomain: Text('The subdomain of the portfolio.') }),
    response: { status: 200, message: 'Portfolio retrieved', data: PublicPortfolio },
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
]
