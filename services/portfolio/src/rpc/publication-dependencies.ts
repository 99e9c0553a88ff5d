import type { CheckSubdomainPorts } from '../use-cases/check-subdomain.ts'
import type { FollowSuspensionPorts } from '../use-cases/follow-suspension.ts'
import type { GetAnalyticsPorts } from '../use-cases/get-analytics.ts'
import type { ManagePublicationsPorts } from '../use-cases/manage-publications.ts'
import type { PublishPorts } from '../use-cases/publish.ts'
import type { ReadPublicPortfoliosPorts } from '../use-cases/read-public-portfolios.ts'
import type { ReadPublicationPorts } from '../use-cases/read-publication.ts'
import type { PublicUrlOf } from './encode-publication.ts'

/** What the RPCs about publications work with. */
export type PublicationDependencies = PublishPorts &
  ReadPublicationPorts &
  CheckSubdomainPorts &
  ReadPublicPortfoliosPorts &
  GetAnalyticsPorts &
  ManagePublicationsPorts &
  FollowSuspensionPorts & {
    publicUrlOf: PublicUrlOf
  }
