import { portfolioViewKeys } from '@resume/proto/portfolio-views'
import { billingService, documentsService, identityService } from '@resume/proto/services'
import { createCountBuffer } from '@resume/service-kit/counting/count-buffer'
import type { ServiceKit } from '@resume/service-kit/service/service-kit'
import type { Database } from './adapters/database.ts'
import { createDrafts, createEntitlements, createUsernames } from './adapters/other-services.ts'
import { publicationData } from './adapters/publication-data.ts'
import { createPublications } from './adapters/publications.ts'
import { createReadyAssets } from './adapters/published-images.ts'
import { createPublishers } from './adapters/publishers.ts'
import { createSubdomains } from './adapters/subdomains.ts'
import { subscriptions } from './adapters/subscriptions.ts'
import { createViewCounts } from './adapters/view-counts.ts'
import type { Config } from './config.ts'
import type { Published } from './events.ts'

/** Puts the adapters of publications and their views into the ports of the use cases. */
export function composePublications(
  kit: ServiceKit<Config, Database, Published>,
  urlOf: (key: string) => string | null,
) {
  const { config, database } = kit
  return {
    publications: createPublications(database, kit.quickPool()),
    publishers: createPublishers(database),
    subdomains: createSubdomains(database),
    subscriptions,
    publicationData,
    drafts: createDrafts(kit.client(documentsService, config.DOCUMENTS_GRPC_URL)),
    entitlements: createEntitlements(kit.client(billingService, config.BILLING_GRPC_URL)),
    usernames: createUsernames(kit.client(identityService, config.IDENTITY_GRPC_URL)),
    readyAssets: createReadyAssets(database, urlOf),
    viewCounts: createViewCounts(database),
    bufferedViews: createCountBuffer(kit.redis({ commandTimeoutMs: 5_000 }), portfolioViewKeys),
    viewFlushIntervalMs: config.VIEW_FLUSH_INTERVAL_MS,
    accessCheckIntervalMs: config.ACCESS_CHECK_INTERVAL_MS,
    publicUrlOf: publicUrls(config),
  }
}

/** Where readers find a portfolio: under a domain of portfolios if there is one, else on a page of the web app. */
function publicUrls({ PORTFOLIO_DOMAIN, APP_ORIGINS }: Config): (subdomain: string) => string {
  return (subdomain) =>
    PORTFOLIO_DOMAIN ? `https://${subdomain}.${PORTFOLIO_DOMAIN}` : `${APP_ORIGINS[0]}/portfolio/${subdomain}`
}
