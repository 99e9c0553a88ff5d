import { AppError } from '@resume/service-kit/errors/app-error'
import type { CreateReferralPorts } from '../use-cases/create-referral.ts'
import type { EnrollAffiliatePorts } from '../use-cases/enroll-affiliate.ts'
import type { GetLeaderboardPorts, ListAffiliatesPorts } from '../use-cases/list-affiliates.ts'
import type { RecordClickPorts } from '../use-cases/record-click.ts'
import type { RequestWithdrawalPorts } from '../use-cases/request-withdrawal.ts'
import type { SettleWithdrawalPorts } from '../use-cases/settle-withdrawal.ts'
import type { UpdateAffiliatePorts } from '../use-cases/update-affiliate.ts'

/** What the RPCs of the affiliate program work with. */
export type AffiliateDependencies = EnrollAffiliatePorts &
  CreateReferralPorts &
  RecordClickPorts &
  RequestWithdrawalPorts &
  SettleWithdrawalPorts &
  UpdateAffiliatePorts &
  ListAffiliatesPorts &
  GetLeaderboardPorts & {
    /** Whether users may take part now. */
    isAffiliateProgramOn: boolean
    adminEmail: string | undefined
  }

/** @throws AppError `feature_off` while the affiliate program is switched off */
export function requireProgram({ isAffiliateProgramOn }: Pick<AffiliateDependencies, 'isAffiliateProgramOn'>): void {
  if (!isAffiliateProgramOn) throw new AppError('feature_off', { feature: 'The affiliate program' })
}
