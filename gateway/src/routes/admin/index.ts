import type { AnyRoute } from '../route.ts'
import { adminAffiliateRoutes } from './affiliates.ts'
import { adminAmbassadorRoutes } from './ambassadors.ts'
import { auditRoutes } from './audit.ts'
import { adminChangelogRoutes } from './changelog.ts'
import { adminCreditRoutes } from './credits.ts'
import { adminOverviewRoutes } from './overview.ts'
import { adminPortfolioRoutes } from './portfolios.ts'
import { adminRoadmapRoutes } from './roadmap.ts'
import { adminStatisticsRoutes } from './statistics.ts'
import { adminUserRoutes } from './users.ts'

/** What only the administrator may call. None of it is in the public description. */
export const adminRoutes: AnyRoute[] = [
  ...adminChangelogRoutes,
  ...adminRoadmapRoutes,
  ...adminAmbassadorRoutes,
  ...adminAffiliateRoutes,
  ...adminPortfolioRoutes,
  ...adminUserRoutes,
  ...adminCreditRoutes,
  ...adminOverviewRoutes,
  ...adminStatisticsRoutes,
  ...auditRoutes,
]
