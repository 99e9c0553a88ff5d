import { checkSubdomainRpc } from './check-subdomain.ts'
import { findViewTargetRpc } from './find-view-target.ts'
import { followSuspensionRpc } from './follow-suspension.ts'
import { getAnalyticsRpc } from './get-analytics.ts'
import { getPublicPortfolioRpc } from './get-public-portfolio.ts'
import { getPublicationRpc } from './get-publication.ts'
import { listPublicPortfoliosRpc } from './list-public-portfolios.ts'
import { listPublicationsRpc } from './list-publications.ts'
import type { PublicationDependencies } from './publication-dependencies.ts'
import { publishRpc } from './publish.ts'
import { setPublicationStatusRpc } from './set-publication-status.ts'
import { unpublishRpc } from './unpublish.ts'

/** The RPCs about publications and their views. */
export function publicationRpcs(dependencies: PublicationDependencies) {
  return {
    Publish: publishRpc(dependencies),
    Unpublish: unpublishRpc(dependencies),
    GetPublication: getPublicationRpc(dependencies),
    CheckSubdomain: checkSubdomainRpc(dependencies),
    ListPublicPortfolios: listPublicPortfoliosRpc(dependencies),
    GetPublicPortfolio: getPublicPortfolioRpc(dependencies),
    FindViewTarget: findViewTargetRpc(dependencies),
    GetAnalytics: getAnalyticsRpc(dependencies),
    ListPublications: listPublicationsRpc(dependencies),
    SetPublicationStatus: setPublicationStatusRpc(dependencies),
    FollowSuspension: followSuspensionRpc(dependencies),
  }
}
