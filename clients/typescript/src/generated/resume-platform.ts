// Made from the description of the API by `npm run generate`.

import { DocumentsApi } from '../documents.ts'
import { MasterProfileApi } from '../master-profile.ts'
import { PortfoliosApi } from '../portfolios.ts'
import { PortfolioAssetsApi } from '../portfolio-assets.ts'
import { AiApi } from '../ai.ts'
import { Client } from '../client.ts'
import {
  AuthApi,
  AccountApi,
  ApiKeysApi,
  ImportsApi,
  ShareLinksApi,
  AtsApi,
  BillingApi,
  AffiliatesApi,
  ChangelogApi,
  RoadmapApi,
  CodehostApi,
  AmbassadorsApi,
  HealthApi,
} from './operations.ts'

export { AuthApi, AccountApi, ApiKeysApi, ImportsApi, ShareLinksApi, AtsApi, BillingApi, AffiliatesApi, ChangelogApi, RoadmapApi, CodehostApi, AmbassadorsApi, HealthApi }

/** The resume platform. */
export class ResumePlatform extends Client {
  /**
   * Sign in with a one-time code that is sent by email. These operations return their own payloads instead of the envelope.
   */
  readonly auth = new AuthApi(this.transport)

  /**
   * Your account: name, username and settings.
   */
  readonly account = new AccountApi(this.transport)

  /**
   * API keys let programs act for your account. A key cannot manage keys: use a session.
   */
  readonly apiKeys = new ApiKeysApi(this.transport)

  /**
   * Resumes, cover letters, portfolios and link-in-bio pages, with their former versions.
   */
  readonly documents = new DocumentsApi(this.transport)

  /**
   * What you say about yourself, once for all documents.
   */
  readonly masterProfile = new MasterProfileApi(this.transport)

  /**
   * Create a resume from data that you have elsewhere.
   */
  readonly imports = new ImportsApi(this.transport)

  /**
   * Publish a snapshot of a document at an address that can be opened without an account.
   */
  readonly shareLinks = new ShareLinksApi(this.transport)

  /**
   * Write a portfolio, publish it on your own subdomain, and see how often it is viewed.
   */
  readonly portfolios = new PortfoliosApi(this.transport)

  /**
   * Images for portfolios. Files go straight to the object storage, at URLs that accept exactly one file.
   */
  readonly portfolioAssets = new PortfolioAssetsApi(this.transport)

  /**
   * Scan a resume the way applicant tracking systems do, extract its text, and improve it with AI.
   */
  readonly ats = new AtsApi(this.transport)

  /**
   * Texts that an AI writes for credits, whole or streamed.
   */
  readonly ai = new AiApi(this.transport)

  /**
   * Your plan, payments and AI credits.
   */
  readonly billing = new BillingApi(this.transport)

  /**
   * Refer users, and get a share of what they pay.
   */
  readonly affiliates = new AffiliatesApi(this.transport)

  /**
   * What has changed, release by release. There is also a feed at `/changelog.xml`.
   */
  readonly changelog = new ChangelogApi(this.transport)

  /**
   * What is planned, in progress and done.
   */
  readonly roadmap = new RoadmapApi(this.transport)

  /**
   * Issues and pull requests of the platform's repository.
   */
  readonly codehost = new CodehostApi(this.transport)

  /**
   * The campus ambassador program.
   */
  readonly ambassadors = new AmbassadorsApi(this.transport)

  /**
   * Whether the service runs, for load balancers and monitoring.
   */
  readonly health = new HealthApi(this.transport)
}
