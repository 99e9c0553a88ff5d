import { adminRoutes } from './admin/index.ts'
import { affiliateRoutes } from './affiliates.ts'
import { aiRoutes } from './ai.ts'
import { ambassadorRoutes } from './ambassador.ts'
import { apiKeyRoutes } from './api-keys.ts'
import { atsRoutes } from './ats.ts'
import { billingRoutes } from './billing.ts'
import { changelogRoutes } from './changelog.ts'
import { codehostRoutes } from './codehost.ts'
import { contactRoutes } from './contact.ts'
import { documentRoutes } from './documents.ts'
import { importRoutes } from './imports.ts'
import { portfolioAssetRoutes } from './portfolio-assets.ts'
import { portfolioRoutes } from './portfolios.ts'
import { profileRoutes } from './profiles.ts'
import { publicPortfolioRoutes } from './public-portfolios.ts'
import { roadmapRoutes } from './roadmap.ts'
import type { AnyRoute } from './route.ts'
import { shareRoutes } from './shares.ts'
import { statisticsRoutes } from './statistics.ts'
import { userRoutes } from './users.ts'
import { versionRoutes } from './versions.ts'

/** Every route of the API, in the order of the documentation. */
export const routes: AnyRoute[] = [
  ...userRoutes,
  ...apiKeyRoutes,
  ...documentRoutes,
  ...versionRoutes,
  ...profileRoutes,
  ...importRoutes,
  ...shareRoutes,
  ...portfolioRoutes,
  ...publicPortfolioRoutes,
  ...portfolioAssetRoutes,
  ...atsRoutes,
  ...aiRoutes,
  ...billingRoutes,
  ...affiliateRoutes,
  ...changelogRoutes,
  ...roadmapRoutes,
  ...codehostRoutes,
  ...ambassadorRoutes,
  ...contactRoutes,
  ...statisticsRoutes,
  ...adminRoutes,
]
