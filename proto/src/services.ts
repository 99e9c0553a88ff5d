import type { HealthDefinition } from '../generated/grpc/health/v1/Health.ts'
import type { AtsServiceDefinition } from '../generated/resume/ats/v1/AtsService.ts'
import type { BillingServiceDefinition } from '../generated/resume/billing/v1/BillingService.ts'
import type { CallsServiceDefinition } from '../generated/resume/calls/v1/CallsService.ts'
import type { ContentServiceDefinition } from '../generated/resume/content/v1/ContentService.ts'
import type { WritingServiceDefinition } from '../generated/resume/content/v1/WritingService.ts'
import type { DocumentsServiceDefinition } from '../generated/resume/documents/v1/DocumentsService.ts'
import type { IdentityServiceDefinition } from '../generated/resume/identity/v1/IdentityService.ts'
import type { PortfolioServiceDefinition } from '../generated/resume/portfolio/v1/PortfolioService.ts'
import { loadService } from './load.ts'

/** Users, sessions and API keys. */
export const identityService = loadService<IdentityServiceDefinition>(
  'resume/identity/v1/identity.proto',
  'resume.identity.v1.IdentityService',
)

/** Resume extraction and scans. */
export const atsService = loadService<AtsServiceDefinition, 'ExtractText'>(
  'resume/ats/v1/ats.proto',
  'resume.ats.v1.AtsService',
)

/** Documents, master profiles, imports and share links. */
export const documentsService = loadService<DocumentsServiceDefinition>(
  'resume/documents/v1/documents.proto',
  'resume.documents.v1.DocumentsService',
)

/** Customers, subscriptions, entitlements and credits. */
export const billingService = loadService<BillingServiceDefinition>(
  'resume/billing/v1/billing.proto',
  'resume.billing.v1.BillingService',
)

/** Portfolios, their publications and their images. */
export const portfolioService = loadService<PortfolioServiceDefinition>(
  'resume/portfolio/v1/portfolio.proto',
  'resume.portfolio.v1.PortfolioService',
)

/** Changelog, roadmap, code host, programs, contact, statistics and the audit log. */
export const contentService = loadService<ContentServiceDefinition>(
  'resume/content/v1/content.proto',
  'resume.content.v1.ContentService',
)

/** Text that an AI writes for credits. */
export const writingService = loadService<WritingServiceDefinition, never, 'StreamGeneration'>(
  'resume/content/v1/writing.proto',
  'resume.content.v1.WritingService',
)

/** Several calls at once, which every service offers beside its own. */
export const callsService = loadService<CallsServiceDefinition, never, 'MakeCalls'>(
  'resume/calls/v1/calls.proto',
  'resume.calls.v1.CallsService',
)

/** Whether a process serves, as orchestrators ask it. */
export const healthService = loadService<HealthDefinition, never, 'Watch'>(
  'grpc/health/v1/health.proto',
  'grpc.health.v1.Health',
)
