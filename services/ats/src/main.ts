import { settlePaidWork } from '@resume/paid-work/settle-job'
import { olderThan } from '@resume/service-kit/jobs/clean-up'
import { runService } from '@resume/service-kit/service/run-service'
import { compilePatternsOnce } from './compile-patterns-once.ts'
import { compose } from './compose.ts'
import { readAtsConfig } from './config.ts'
import { events } from './events.ts'
import { PrismaClient } from './generated/prisma/client.ts'
import { atsRpcs } from './rpc/index.ts'

compilePatternsOnce()

/** Ats: resume scans and text extraction, each within the caller's quota, and what an AI makes of resumes for credits. */
await runService({
  name: 'ats',
  config: readAtsConfig,
  database: {
    url: (config) => config.ATS_DATABASE_URL,
    directUrl: (config) => config.ATS_DATABASE_DIRECT_URL,
    client: PrismaClient,
  },
  usesRedis: false,
  events,
  leftovers: [
    olderThan('quota_usages', 'expires_at', '0 seconds'),
    olderThan('scan_counts', 'day', '2 years'),
    olderThan('paid_runs', 'expires_at', '0 seconds'),
    /** As long as an event about them can come late. */
    olderThan('erased_users', 'erased_at', '40 days'),
  ],
  compose,
  jobs: ({ paidWork }) => [settlePaidWork(paidWork)],
  rpcs: (dependencies) => [atsRpcs(dependencies)],
})
