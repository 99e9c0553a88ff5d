import { atsTierEnum } from '@resume/proto/ats-enums'
import type { AtsQuota } from '@resume/proto/generated/resume/ats/v1/AtsQuota'
import type { UsageQuota } from '@resume/proto/generated/resume/ats/v1/UsageQuota'
import { atsPricing } from '@resume/proto/limits/ats'
import { canConvertResume } from '../domain/quota-policy.ts'
import type { QuotaView, UsageView } from '../domain/quota-view.ts'

/** A quota as the wire has it. */
export function encodeUsage({ limit, used, remaining }: UsageView): UsageQuota {
  return { limit, used, remaining }
}

/** Both quotas of a caller and what paid scans cost, as the wire has them. */
export function encodeQuota({ tier, scan, extraction }: QuotaView): AtsQuota {
  return {
    tier,
    quotaTier: atsTierEnum.encode(tier),
    ...encodeUsage(scan),
    resetsAt: scan.resetsAt.toISOString(),
    canConvertResume: canConvertResume(tier),
    pricing: atsPricing,
    extract: encodeUsage(extraction),
  }
}
