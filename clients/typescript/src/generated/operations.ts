// Made from the description of the API by `npm run generate`.

import { segment } from '../call.ts'
import type { RequestOptions } from '../options.ts'
import { listOf, type PageList } from '../pages.ts'
import { Resource } from '../resource.ts'
import type { Upload } from '../upload.ts'
import type {
  AccountDeletion,
  AccountExport,
  Affiliate,
  AffiliateClick,
  AffiliateClickResult,
  AmbassadorState,
  AnalyzedResume,
  ApiKey,
  ApiKeyCreate,
  ApiKeyRotate,
  AtsAnalyzeRequest,
  AtsCheckRequest,
  AtsQuota,
  AtsScan,
  AuthResult,
  AutoSyncUpdate,
  BillingSummary,
  ChangelogEntry,
  ChangelogStats,
  CheckoutCreate,
  CodehostBeginning,
  CodehostImport,
  CodehostIssue,
  CodehostLink,
  CodehostSignIn,
  CodehostSync,
  CodehostSyncRequest,
  CreditCheckoutCreate,
  CreditTransaction,
  CreditWallet,
  Document,
  DocumentCreate,
  DocumentSummary,
  DocumentUpdate,
  DocumentVersion,
  DocumentVersionSummary,
  ExtractedResume,
  GenerateRequest,
  GeneratedText,
  GetAffiliateLeaderboardQuery,
  GetCodehostStatsResult,
  GetSessionResult,
  Health,
  HostedPage,
  ImportJsonResumeQuery,
  ImportQuotas,
  IssuedApiKey,
  JsonResume,
  LeaderboardRow,
  ListApiKeysQuery,
  ListChangelogQuery,
  ListCodehostIssuesQuery,
  ListCreditTransactionsQuery,
  ListDocumentVersionsQuery,
  ListDocumentsQuery,
  ListPaymentsQuery,
  ListPortfolioAssetsQuery,
  ListPublicPortfoliosQuery,
  ListRoadmapQuery,
  ListShareLinksQuery,
  ListSharedDocumentsQuery,
  MasterProfile,
  MasterProfileSave,
  NetworkImport,
  NewAmbassadorApplication,
  OpenShareLinkResult,
  Payment,
  PortalCreate,
  PortfolioAnalytics,
  PortfolioAsset,
  PortfolioAssetCompletion,
  PortfolioAssetDeclaration,
  PortfolioAssetUpload,
  PortfolioDraft,
  PortfolioDraftSave,
  PortfolioOverview,
  PortfolioPreview,
  PortfolioPublish,
  PortfolioView,
  PublicPortfolio,
  PublicPortfolioSummary,
  Publication,
  Readiness,
  Referral,
  ReferralCreate,
  ResumeConversion,
  ResumeConversionRequest,
  RoadmapFeature,
  RoadmapStats,
  RoadmapSummary,
  ShareLink,
  ShareLinkCreate,
  ShareLinkPassword,
  SharedDocument,
  SharedDocumentIds,
  SignIn,
  SignInCodeRequest,
  SignInResult,
  SubdomainAvailability,
  User,
  UserNameUpdate,
  UsernameAvailability,
  UsernameClaim,
  Withdrawal,
  WithdrawalCreate,
  WritingActionInfo,
} from './schemas.ts'

/**
 * Sign in with a one-time code that is sent by email. These operations return their own payloads instead of the envelope.
 */
export class AuthApi extends Resource {
  /**
   * Send a sign-in code.
   *
   * Sends a code of 6 digits by email. It is valid for 5 minutes and 3 attempts. The response is the same whether or not the address has an account; an unknown address gets one when it first signs in. Returns the payload of the authentication library, not the envelope.
   *
   * Authentication: none. A session counts only with a first-party `Origin`.
   */
  sendCode(body: SignInCodeRequest, options?: RequestOptions): Promise<AuthResult> {
    return this.transport.call({ method: 'POST', path: '/auth/email-otp/send-verification-otp', body, bare: true }, options)
  }

  /**
   * Sign in.
   *
   * Exchanges a code for a session, and sets the session cookie. Send the cookie together with a first-party `Origin` in further requests. Sessions last for 30 days after their last use. Returns the payload of the authentication library, not the envelope.
   *
   * Authentication: none. A session counts only with a first-party `Origin`.
   */
  signIn(body: SignIn, options?: RequestOptions): Promise<SignInResult> {
    return this.transport.call({ method: 'POST', path: '/auth/sign-in/email-otp', body, bare: true }, options)
  }

  /**
   * Sign in with the code host.
   *
   * Begins a sign-in with an account at the code host: send the browser to `url` within 5 minutes. It comes back to `/auth/callback/codehost`, which sets the session cookie and redirects to `callbackURL`, or to `errorCallbackURL` with an `error`. Only the browser that began can finish. Fails with 503 unless the code host is configured. Returns the payload of the authentication library, not the envelope.
   *
   * Authentication: none. A session counts only with a first-party `Origin`.
   */
  signInWithCodehost(body: CodehostSignIn, options?: RequestOptions): Promise<CodehostBeginning> {
    return this.transport.call({ method: 'POST', path: '/auth/sign-in/social', body, bare: true }, options)
  }

  /**
   * Link an account at the code host.
   *
   * Begins linking an account at the code host to the account of the session, in the same way as a sign-in; their email addresses may differ. Fails with 503 unless the code host is configured. Returns the payload of the authentication library, not the envelope.
   *
   * Authentication: a session.
   */
  linkCodehostAccount(body: CodehostLink, options?: RequestOptions): Promise<CodehostBeginning> {
    return this.transport.call({ method: 'POST', path: '/auth/link-social', body, bare: true }, options)
  }

  /**
   * Get the current session.
   *
   * Returns null without a session. Returns the payload of the authentication library, not the envelope.
   *
   * Authentication: none. A session counts only with a first-party `Origin`.
   */
  getSession(options?: RequestOptions): Promise<GetSessionResult> {
    return this.transport.call({ method: 'GET', path: '/auth/get-session', repeatable: true, bare: true }, options)
  }

  /**
   * Sign out.
   *
   * Revokes the current session and clears its cookie. Returns the payload of the authentication library, not the envelope.
   *
   * Authentication: none. A session counts only with a first-party `Origin`.
   */
  signOut(options?: RequestOptions): Promise<AuthResult> {
    return this.transport.call({ method: 'POST', path: '/auth/sign-out', repeatable: true, bare: true }, options)
  }
}

/**
 * Your account: name, username and settings.
 */
export class AccountApi extends Resource {
  /**
   * Get your account.
   *
   * Returns the account that the session or API key belongs to.
   *
   * Authentication: a session or an API key with the scope `user:read`.
   */
  get(options?: RequestOptions): Promise<User> {
    return this.transport.call({ method: 'GET', path: '/users/me', repeatable: true }, options)
  }

  /**
   * Delete your account.
   *
   * API keys and sessions stop working immediately. Stored data is erased in the background. This cannot be undone.
   *
   * Authentication: a session.
   */
  delete(body: AccountDeletion, options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'DELETE', path: '/users/me', body, repeatable: true }, options)
  }

  /**
   * Update your name.
   *
   * Leading and trailing whitespace is removed before the name is stored.
   *
   * Authentication: a session or an API key with the scope `user:write`.
   */
  updateName(body: UserNameUpdate, options?: RequestOptions): Promise<User> {
    return this.transport.call({ method: 'PUT', path: '/users/me/name', body, repeatable: true }, options)
  }

  /**
   * Claim your username.
   *
   * A username can be set once. It is normalized first: letters become lowercase, every character other than `a-z`, `0-9`, `_` and `-` becomes a hyphen, leading and trailing hyphens are removed, and the result is cut to 32 characters, without a hyphen at its end. At least 3 must remain. Claiming the username that you already have changes nothing; claiming another one fails with 409.
   *
   * Authentication: a session or an API key with the scope `user:write`.
   */
  claimUsername(body: UsernameClaim, options?: RequestOptions): Promise<User> {
    return this.transport.call({ method: 'PUT', path: '/users/me/username', body }, options)
  }

  /**
   * Turn automatic sync on or off.
   *
   * Turning it off deletes nothing that has been synced.
   *
   * Authentication: a session or an API key with the scope `user:write`.
   */
  updateAutoSync(body: AutoSyncUpdate, options?: RequestOptions): Promise<User> {
    return this.transport.call({ method: 'PUT', path: '/users/me/sync', body, repeatable: true }, options)
  }

  /**
   * Check whether a username is available.
   *
   * The username is normalized in the same way as when it is claimed.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  checkUsernameAvailability(username: string, options?: RequestOptions): Promise<UsernameAvailability> {
    return this.transport.call({ method: 'GET', path: `/users/${segment(username)}/availability`, repeatable: true }, options)
  }

  /**
   * Export your data.
   *
   * Returns everything that the platform stores about you as one JSON document. It is sent while it is read: a response that breaks off (the connection is closed before the document ends) is not complete; request it again. Only one export can run per account; while one runs, another one fails with 429 and `Retry-After`. Content that versions share appears once: a version without `content` has the content of the document, or of the earlier version, with the same `contentId`.
   *
   * Authentication: a session.
   */
  export(options?: RequestOptions): Promise<AccountExport> {
    return this.transport.call({ method: 'GET', path: '/users/me/export', repeatable: true }, options)
  }
}

/**
 * API keys let programs act for your account. A key cannot manage keys: use a session.
 */
export class ApiKeysApi extends Resource {
  /**
   * List API keys.
   *
   * Returns your API keys, newest first. Secrets are never included.
   *
   * Authentication: a session.
   */
  list(query?: ListApiKeysQuery, options?: RequestOptions): PageList<ApiKey> {
    return listOf(this.transport, { method: 'GET', path: '/api-keys', query, repeatable: true }, options)
  }

  /**
   * Create an API key.
   *
   * The secret is returned in `key`, in this response only.
   *
   * Authentication: a session.
   */
  create(body: ApiKeyCreate, options?: RequestOptions): Promise<IssuedApiKey> {
    return this.transport.call({ method: 'POST', path: '/api-keys', body, keyed: true }, options)
  }

  /**
   * Get an API key.
   *
   * Returns an API key without its secret.
   *
   * Authentication: a session.
   */
  get(id: string, options?: RequestOptions): Promise<ApiKey> {
    return this.transport.call({ method: 'GET', path: `/api-keys/${segment(id)}`, repeatable: true }, options)
  }

  /**
   * Delete an API key.
   *
   * Deletes the key permanently. An active key stops working with the next request.
   *
   * Authentication: a session.
   */
  delete(id: string, options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'DELETE', path: `/api-keys/${segment(id)}`, repeatable: true }, options)
  }

  /**
   * Rotate an API key.
   *
   * Creates a replacement and revokes the old key in one step. Settings that you leave out carry over; without a body all of them do.
   *
   * Authentication: a session.
   */
  rotate(id: string, body?: ApiKeyRotate, options?: RequestOptions): Promise<IssuedApiKey> {
    return this.transport.call({ method: 'POST', path: `/api-keys/${segment(id)}/rotate`, body, keyed: true }, options)
  }

  /**
   * Revoke an API key.
   *
   * The key stops working with the next request. A revoked key cannot be reactivated.
   *
   * Authentication: a session.
   */
  revoke(id: string, options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'POST', path: `/api-keys/${segment(id)}/revoke`, repeatable: true }, options)
  }
}

/**
 * Resumes, cover letters, portfolios and link-in-bio pages, with their former versions.
 */
export class DocumentsOperations extends Resource {
  /**
   * List documents.
   *
   * Returns your documents without their content, and without deleted ones unless you pass `updatedSince`. To sync, pass the time at which your last sync began, minus a minute: a document that is returned twice has the same `revision`. Deleted documents are listed for 30 days, with `deletedAt` and never with content.
   *
   * While you page by offset, a document that somebody changes can push another one past the edge of your page. To miss none, sort by `updatedAt`, and request each next page by passing the `updatedAt` of the last row as `updatedSince`, without an offset, until `hasMore` is false.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  list(query?: ListDocumentsQuery, options?: RequestOptions): PageList<DocumentSummary> {
    return listOf(this.transport, { method: 'GET', path: '/documents', query, repeatable: true }, options)
  }

  /**
   * Create a document.
   *
   * Without `content`, a `RESUME` starts with the content of your master profile, and a `COVER_LETTER` with its `templateId`, `basics`, `links`, `summary` and `customization`. The free plan includes one document of each type; one more fails with 403.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  create(body: DocumentCreate, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'POST', path: '/documents', body, keyed: true }, options)
  }

  /**
   * Get a document.
   *
   * Returns a document with its content.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  get(id: string, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'GET', path: `/documents/${segment(id)}`, repeatable: true }, options)
  }

  /**
   * Update a document.
   *
   * Changes the fields that you send and keeps the others. `revision` must be the current one: of several updates with the same revision, one succeeds and the others fail with 409. The former version is kept.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  update(id: string, body: DocumentUpdate, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'PATCH', path: `/documents/${segment(id)}`, body }, options)
  }

  /**
   * Delete a document.
   *
   * A deleted document can be restored for 30 days. Its share links stop working immediately and are not restored.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  delete(id: string, options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'DELETE', path: `/documents/${segment(id)}`, repeatable: true }, options)
  }

  /**
   * Restore a deleted document.
   *
   * Works for 30 days after the deletion. If another document has taken the slug, the restored one gets a new slug, which makes its next revision.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  restore(id: string, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'POST', path: `/documents/${segment(id)}/restore`, keyed: true }, options)
  }

  /**
   * Duplicate a document.
   *
   * The copy is private, and starts at revision 1 without former versions.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  duplicate(id: string, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'POST', path: `/documents/${segment(id)}/duplicate`, keyed: true }, options)
  }

  /**
   * List the versions of a document.
   *
   * Returns the former versions without their content, newest first. Versions are kept for 90 days, at most 50 for each document.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  listVersions(id: string, query?: ListDocumentVersionsQuery, options?: RequestOptions): PageList<DocumentVersionSummary> {
    return listOf(this.transport, { method: 'GET', path: `/documents/${segment(id)}/versions`, query, repeatable: true }, options)
  }

  /**
   * Get a version of a document.
   *
   * Returns a former version with its content.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  getVersion(id: string, revision: string | number, options?: RequestOptions): Promise<DocumentVersion> {
    return this.transport.call({ method: 'GET', path: `/documents/${segment(id)}/versions/${segment(revision)}`, repeatable: true }, options)
  }

  /**
   * Restore a version of a document.
   *
   * Makes a former version the next revision: its content, title, tags, metadata and template. Slug and visibility stay as they are.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  restoreVersion(id: string, revision: string | number, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'POST', path: `/documents/${segment(id)}/versions/${segment(revision)}/restore`, keyed: true }, options)
  }
}

/**
 * What you say about yourself, once for all documents.
 */
export class MasterProfileOperations extends Resource {
  /**
   * Get your master profile.
   *
   * If you never saved one, `id` is an empty string and `content` an empty object.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  get(options?: RequestOptions): Promise<MasterProfile> {
    return this.transport.call({ method: 'GET', path: '/profiles/master', repeatable: true }, options)
  }

  /**
   * Save your master profile.
   *
   * Replaces the whole profile: send every property, with empty arrays for empty sections. Send the `updatedAt` that you last read as `expectedUpdatedAt`; if the profile has changed since, the request fails with 409 and changes nothing.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  save(body: MasterProfileSave, options?: RequestOptions): Promise<MasterProfile> {
    return this.transport.call({ method: 'PUT', path: '/profiles/master', body }, options)
  }

  /**
   * Export your master profile as JSON Resume.
   *
   * Returns your master profile as a JSON Resume 1.0 document.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  exportJsonResume(options?: RequestOptions): Promise<JsonResume> {
    return this.transport.call({ method: 'GET', path: '/profiles/master/json-resume', repeatable: true }, options)
  }
}

/**
 * Create a resume from data that you have elsewhere.
 */
export class ImportsApi extends Resource {
  /**
   * Import from the code host.
   *
   * Creates a resume from an account at the code host. It reads the 30 most recently updated repositories: languages become skills, and repositories become projects. The free plan includes one import a day, of your own connected account. On paid plans you can import any public account, up to 50 times a day. An import that fails does not count.
   *
   * Authentication: a session or an API key.
   */
  fromCodehost(body: CodehostImport, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'POST', path: '/profiles/import/codehost', body, keyed: true }, options)
  }

  /**
   * Import from a network profile.
   *
   * Creates a resume from the pasted text of a profile. An AI reads the text; whatever is not in it is left out. The free plan includes one import in 30 days, paid plans have no limit. An import that fails does not count; after 20 texts in 24 hours in which the AI found no profile, the request fails with 429, `rate_limited`.
   *
   * Authentication: a session or an API key.
   */
  fromNetwork(body: NetworkImport, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'POST', path: '/profiles/import/network', body, keyed: true }, options)
  }

  /**
   * Import a JSON Resume document.
   *
   * Creates a resume from a JSON Resume 1.0 document, which is the body of the request. Empty addresses and dates are accepted, and so is null for anything empty. Parts that are longer than a master profile allows fail with 400: nothing is cut off. There is no quota.
   *
   * Authentication: a session or an API key.
   */
  fromJsonResume(body: JsonResume, query?: ImportJsonResumeQuery, options?: RequestOptions): Promise<Document> {
    return this.transport.call({ method: 'POST', path: '/profiles/import/json-resume', query, body, keyed: true }, options)
  }

  /**
   * Get your import quotas.
   *
   * Returns how many imports you have left.
   *
   * Authentication: a session or an API key.
   */
  getQuota(options?: RequestOptions): Promise<ImportQuotas> {
    return this.transport.call({ method: 'GET', path: '/profiles/import/quota', repeatable: true }, options)
  }
}

/**
 * Publish a snapshot of a document at an address that can be opened without an account.
 */
export class ShareLinksApi extends Resource {
  /**
   * Create a share link.
   *
   * Publishes a snapshot of a document at `/share/{username}/{slug}`. You need a username; without one the request fails with 400. If the document is shared already, the new link replaces the old one, and keeps its password and slug unless you change them. Without `noExpiry` and `expiresAt` the link works for 30 days.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  create(body: ShareLinkCreate, options?: RequestOptions): Promise<ShareLink> {
    return this.transport.call({ method: 'POST', path: '/shares', body, keyed: true }, options)
  }

  /**
   * Check which documents are shared.
   *
   * Returns those of the given IDs whose documents currently have a working share link.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  listSharedDocuments(query: ListSharedDocumentsQuery, options?: RequestOptions): Promise<SharedDocumentIds> {
    return this.transport.call({ method: 'GET', path: '/shares/documents/shared-ids', query, repeatable: true }, options)
  }

  /**
   * List the share links of a document.
   *
   * Returns the share links of a document. A document has at most one that works.
   *
   * Authentication: a session or an API key with the scope `resume:read`.
   */
  list(documentId: string, query?: ListShareLinksQuery, options?: RequestOptions): PageList<ShareLink> {
    return listOf(this.transport, { method: 'GET', path: `/shares/documents/${segment(documentId)}`, query, repeatable: true }, options)
  }

  /**
   * Delete a share link.
   *
   * The link stops working with the next request.
   *
   * Authentication: a session or an API key with the scope `resume:write`.
   */
  delete(documentId: string, shareLinkId: string, options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'DELETE', path: `/shares/documents/${segment(documentId)}/links/${segment(shareLinkId)}`, repeatable: true }, options)
  }

  /**
   * Open a share link.
   *
   * Returns what was shared, and counts a view unless the link is yours; `HEAD` counts none. For a protected link the response contains only `passwordRequired: true`.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  open(username: string, slug: string, options?: RequestOptions): Promise<OpenShareLinkResult> {
    return this.transport.call({ method: 'GET', path: `/shares/public/${segment(username)}/${segment(slug)}`, repeatable: true }, options)
  }

  /**
   * Open a protected share link.
   *
   * Returns what was shared if the password is right. A wrong password fails with 401 `Invalid password`. Each IP address has 3 attempts in 5 minutes. If too many passwords are waiting to be verified, the request fails with 503 and `Retry-After`.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  verify(username: string, slug: string, body: ShareLinkPassword, options?: RequestOptions): Promise<SharedDocument> {
    return this.transport.call({ method: 'POST', path: `/shares/public/${segment(username)}/${segment(slug)}/verify`, body }, options)
  }
}

/**
 * Write a portfolio, publish it on your own subdomain, and see how often it is viewed.
 */
export class PortfoliosOperations extends Resource {
  /**
   * Get your portfolio.
   *
   * Returns your newest draft, what you have published, and your plan.
   *
   * Authentication: a session.
   */
  get(options?: RequestOptions): Promise<PortfolioOverview> {
    return this.transport.call({ method: 'GET', path: '/portfolios/me', repeatable: true }, options)
  }

  /**
   * Save your draft.
   *
   * Saves a draft, which is a document of the type `PORTFOLIO`. Without `documentId`, your newest draft is saved, or a new one is created if you have none. `revision` must be the current one, and absent for a new draft: of several saves with the same revision, one succeeds and the others fail with 409. What is published does not change.
   *
   * Authentication: a session.
   */
  saveDraft(body: PortfolioDraftSave, options?: RequestOptions): Promise<PortfolioDraft> {
    return this.transport.call({ method: 'PUT', path: '/portfolios/draft', body }, options)
  }

  /**
   * Preview a draft.
   *
   * Returns a draft as it would be published.
   *
   * Authentication: a session.
   */
  preview(documentId: string, options?: RequestOptions): Promise<PortfolioPreview> {
    return this.transport.call({ method: 'GET', path: `/portfolios/preview/${segment(documentId)}`, repeatable: true }, options)
  }

  /**
   * Publish your portfolio.
   *
   * Publishes the draft as it is at `revision`, or replaces what is published: readers see the old one or the new one, never anything else. Later changes to the draft show only after the next publish. You can publish one portfolio. Publishing requires a subscription that includes it and, under a subdomain other than your username, custom subdomains; otherwise, the request fails with 403. A wrong subdomain or snapshot, or an image that is not one of your uploaded images, fails with 400 and the path of each. A subdomain that somebody else has, or had less than 30 days ago, fails with 409.
   *
   * Authentication: a session.
   */
  publish(body: PortfolioPublish, options?: RequestOptions): Promise<Publication> {
    return this.transport.call({ method: 'POST', path: '/portfolios/publish', body, keyed: true }, options)
  }

  /**
   * Unpublish your portfolio.
   *
   * The portfolio is no longer public from the next request on. Its subdomain is held for you for 30 days, and it does not come back by itself. If nothing is published, the request fails with 404.
   *
   * Authentication: a session.
   */
  unpublish(options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'POST', path: '/portfolios/unpublish' }, options)
  }

  /**
   * Get the views of your portfolio.
   *
   * Returns all views, those of the last 30 days by day in UTC, and the hosts that they came from. A visitor counts once a day; you and bots do not. New views appear after some seconds. If you have never published, everything is zero.
   *
   * Authentication: a session.
   */
  getAnalytics(options?: RequestOptions): Promise<PortfolioAnalytics> {
    return this.transport.call({ method: 'GET', path: '/portfolios/analytics', repeatable: true }, options)
  }

  /**
   * Check whether a subdomain is available.
   *
   * The subdomain is normalized in the same way as when you publish: accents are removed, letters become lowercase, everything else becomes single hyphens between letters and digits. 3 to 63 characters must remain. Reserved words and their lookalikes are not available.
   *
   * Authentication: a session.
   */
  checkSubdomainAvailability(slug: string, options?: RequestOptions): Promise<SubdomainAvailability> {
    return this.transport.call({ method: 'GET', path: `/portfolios/subdomains/${segment(slug)}/availability`, repeatable: true }, options)
  }

  /**
   * List public portfolios.
   *
   * Returns the public portfolios, most recently published first.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  listPublic(query?: ListPublicPortfoliosQuery, options?: RequestOptions): PageList<PublicPortfolioSummary> {
    return listOf(this.transport, { method: 'GET', path: '/portfolios/public', query, repeatable: true }, options)
  }

  /**
   * Get a public portfolio.
   *
   * Returns what was published under a subdomain. A portfolio that was never published, was unpublished, is suspended, or belongs to a suspended account is not found.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  getPublic(subdomain: string, options?: RequestOptions): Promise<PublicPortfolio> {
    return this.transport.call({ method: 'GET', path: `/portfolios/public/${segment(subdomain)}`, repeatable: true }, options)
  }

  /**
   * Track a view of a portfolio.
   *
   * Counts a view. A visitor counts once a day in UTC; the owner and bots don't. Send it from the visitor's browser: visitors are distinguished by address and user agent, neither of which is stored. The view appears in the analytics after some seconds.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  trackView(subdomain: string, body?: PortfolioView, options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'POST', path: `/portfolios/public/${segment(subdomain)}/view`, body }, options)
  }
}

/**
 * Images for portfolios. Files go straight to the object storage, at URLs that accept exactly one file.
 */
export class PortfolioAssetsOperations extends Resource {
  /**
   * Get an upload URL for an image.
   *
   * Declares a JPEG, PNG or WebP image of at most 5 MB and returns a URL that accepts exactly this file for ten minutes. Send the file there with `PUT` and the given headers, then complete the upload. A declaration that is not completed is removed after 24 hours. You can have 200 images, declarations included; one more fails with 409. Without object storage, the operation fails with 503 `Integration not configured: S3`.
   *
   * Authentication: a session.
   */
  createUpload(body: PortfolioAssetDeclaration, options?: RequestOptions): Promise<PortfolioAssetUpload> {
    return this.transport.call({ method: 'POST', path: '/portfolio-assets/upload-url', body, keyed: true }, options)
  }

  /**
   * Complete the upload of an image.
   *
   * Checks the uploaded file and makes the image publicly readable: its size, type and checksum must be those that were declared, it must decode as an image of its type with at most 8,000 by 8,000 pixels, and a WebP animation can have at most 100 frames. Otherwise the uploaded file is removed, and the request fails with 400; `details` names the field, or `file` for a file that cannot be shown. You can upload again while the URL works.
   *
   * Readers get a copy without metadata, such as where a photo was taken; it is upright and in sRGB. An animated PNG becomes its first frame. Completing an image again returns it as it is. If the storage fails, the request fails with 502 or 503, nothing is lost, and you can repeat it. Without object storage, the operation fails with 503 `Integration not configured: S3`.
   *
   * Authentication: a session.
   */
  complete(body: PortfolioAssetCompletion, options?: RequestOptions): Promise<PortfolioAsset> {
    return this.transport.call({ method: 'POST', path: '/portfolio-assets/complete', body, repeatable: true }, options)
  }

  /**
   * List your images.
   *
   * Newest first, with those that are not completed yet. Without object storage, the operation fails with 503 `Integration not configured: S3`.
   *
   * Authentication: a session.
   */
  list(query?: ListPortfolioAssetsQuery, options?: RequestOptions): PageList<PortfolioAsset> {
    return listOf(this.transport, { method: 'GET', path: '/portfolio-assets', query, repeatable: true }, options)
  }

  /**
   * Delete an image.
   *
   * The image is removed from the storage. Portfolios that show it are not changed; publishing one of them again fails. Without object storage, the operation fails with 503 `Integration not configured: S3`.
   *
   * Authentication: a session.
   */
  delete(id: string, options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'DELETE', path: `/portfolio-assets/${segment(id)}`, repeatable: true }, options)
  }
}

/**
 * Scan a resume the way applicant tracking systems do, extract its text, and improve it with AI.
 */
export class AtsApi extends Resource {
  /**
   * Scan a resume.
   *
   * Checks a resume as an applicant tracking system would, and compares it with a job description if you send one. No AI is involved: the same input on the same day gives the same report. Uses one scan of your quota. Anonymous callers get a restricted report.
   *
   * Authentication: a session, an API key or none.
   */
  check(body: AtsCheckRequest, options?: RequestOptions): Promise<AtsScan> {
    return this.transport.call({ method: 'POST', path: '/ats/check', body, keyed: true }, options)
  }

  /**
   * Analyze a resume with AI.
   *
   * Scans a resume and asks an AI to comment on it. The report is always returned and uses one scan of your quota; `aiStatus` says whether the AI answered. An analysis costs 1 credit for up to 10,000 characters of resume and job description together, 2 up to 30,000, and 3 above that; fetching the job description costs 1 more. With too few credits the request fails with 402 and uses nothing. With `fetchJobUrl`, the page at `jobUrl` is added to `jobDescription`: it must be on a public address, over HTTPS on the standard port, with at most 3 redirects, 2 MB and 8 seconds; a page that cannot be fetched fails with 400 and the reason. Whatever the AI mentions that is in neither the resume nor the job description is left out. Names, email addresses, phone numbers and links are not sent to the AI.
   *
   * Authentication: a session or an API key with the scope `ai:write`.
   */
  analyze(body: AtsAnalyzeRequest, options?: RequestOptions): Promise<AnalyzedResume> {
    return this.transport.call({ method: 'POST', path: '/ats/analyze', body, keyed: true }, options)
  }

  /**
   * Convert a resume with AI.
   *
   * Turns a resume into data in the form of a master profile. Requires an active AI Credits or Bundle subscription; otherwise the request fails with 403. Costs 5 credits, nothing if it fails, and no scan of your quota. Whatever is not in the resume is left out. Names, email addresses, phone numbers and links are not sent to the AI.
   *
   * Authentication: a session or an API key with the scope `ai:write`.
   */
  convert(body: ResumeConversionRequest, options?: RequestOptions): Promise<ResumeConversion> {
    return this.transport.call({ method: 'POST', path: '/ats/convert-resume', body, keyed: true }, options)
  }

  /**
   * Extract text from a resume file.
   *
   * Accepts a PDF, DOCX, TXT, Markdown or JSON file of at most 5 MB in the form field `resume`. The type is detected from the bytes, not from the name. Send the returned `layout` with a scan to have the layout checked too. Extractions have their own quota; one that fails does not count.
   *
   * Authentication: a session, an API key or none.
   */
  extractText(file: Upload | Promise<Upload>, options?: RequestOptions): Promise<ExtractedResume> {
    return this.transport.call({ method: 'POST', path: '/ats/extract', file: { field: 'resume', content: file }, keyed: true }, options)
  }

  /**
   * Get your scan quota.
   *
   * Returns how many scans and text extractions you have left, and what paid scans cost. The quota of anonymous callers is counted by IP address.
   *
   * Authentication: a session, an API key or none.
   */
  getQuota(options?: RequestOptions): Promise<AtsQuota> {
    return this.transport.call({ method: 'GET', path: '/ats/quota', repeatable: true }, options)
  }
}

/**
 * Texts that an AI writes for credits, whole or streamed.
 */
export class AiOperations extends Resource {
  /**
   * List AI actions.
   *
   * Returns what the AI can write, what each text costs in credits, and how long inputs and texts may be.
   *
   * Authentication: a session or an API key.
   */
  listActions(options?: RequestOptions): Promise<WritingActionInfo[]> {
    return this.transport.call({ method: 'GET', path: '/ai/actions', repeatable: true }, options)
  }

  /**
   * Write a text with AI.
   *
   * Writes a text and charges its price once; a text that cannot be written costs nothing. Names, email addresses, phone numbers, links, and postal addresses are not sent to the AI: they are put back into its text. Your texts are data to the AI: it follows no instructions in them. Figures, dates, employers, schools, degrees, and certificates that no input states are listed in `unverified`, for you to check; the AI is asked once to rewrite the text without them. With `Accept: text/event-stream` the text is streamed as server-sent events: `delta` `{text}`, at the end `done` (the answer without `content`), or `error` `{message, statusCode}`; a streamed text is not rewritten, and one that gets too long ends at its maximum length. Once its first text has been sent, a streamed run is finished and charged even if you disconnect, and a repeat with its `requestId` gets the whole text. An account can have two texts written at once.
   *
   * Authentication: a session or an API key with the scope `ai:write`.
   */
  generate(body: GenerateRequest, options?: RequestOptions): Promise<GeneratedText> {
    return this.transport.call({ method: 'POST', path: '/ai/generate', body, keyed: true }, options)
  }
}

/**
 * Your plan, payments and AI credits.
 */
export class BillingApi extends Resource {
  /**
   * Get your plan.
   *
   * Returns your plan with its entitlements, your credits, and what you can buy. If a payment fails, the entitlements last for 7 more days, until `graceEndsAt`. After a cancellation they last until the end of the paid period.
   *
   * Authentication: a session.
   */
  get(options?: RequestOptions): Promise<BillingSummary> {
    return this.transport.call({ method: 'GET', path: '/billing/me', repeatable: true }, options)
  }

  /**
   * List payments.
   *
   * Returns your payments, newest first.
   *
   * Authentication: a session.
   */
  listPayments(query?: ListPaymentsQuery, options?: RequestOptions): PageList<Payment> {
    return listOf(this.transport, { method: 'GET', path: '/billing/history', query, repeatable: true }, options)
  }

  /**
   * Get your credit balance.
   *
   * Returns your credits and when they expire.
   *
   * Authentication: a session.
   */
  getCredits(options?: RequestOptions): Promise<CreditWallet> {
    return this.transport.call({ method: 'GET', path: '/billing/credits', repeatable: true }, options)
  }

  /**
   * List credit transactions.
   *
   * Returns every change of your credits, newest first: credits that were added, reserved, spent, returned, expired or taken back after a refund.
   *
   * Authentication: a session.
   */
  listCreditTransactions(query?: ListCreditTransactionsQuery, options?: RequestOptions): PageList<CreditTransaction> {
    return listOf(this.transport, { method: 'GET', path: '/billing/credits/history', query, repeatable: true }, options)
  }

  /**
   * Subscribe to a product.
   *
   * Returns the address of a page where the user pays. One checkout can be open at a time, for up to 30 minutes; another one fails with 409, as does a checkout while a subscription is active. During the rollout, only the administrator can buy.
   *
   * Authentication: a session.
   */
  createCheckout(body: CheckoutCreate, options?: RequestOptions): Promise<HostedPage> {
    return this.transport.call({ method: 'POST', path: '/billing/checkout', body, keyed: true }, options)
  }

  /**
   * Cancel the open checkout.
   *
   * Closes the page of the checkout. If no checkout is open, nothing changes.
   *
   * Authentication: a session.
   */
  cancelCheckout(options?: RequestOptions): Promise<null> {
    return this.transport.call({ method: 'POST', path: '/billing/checkout/cancel', keyed: true }, options)
  }

  /**
   * Open the billing portal.
   *
   * Returns the address of a page where the user manages the subscription. Fails with 409 for a user who never bought anything. During the rollout, only the administrator can open it.
   *
   * Authentication: a session.
   */
  createPortalSession(body?: PortalCreate, options?: RequestOptions): Promise<HostedPage> {
    return this.transport.call({ method: 'POST', path: '/billing/portal', body, keyed: true }, options)
  }

  /**
   * Buy credits.
   *
   * Returns the address of a page where the user pays. One checkout can be open at a time, for up to 30 minutes; another one fails with 409. During the rollout, only the administrator can buy.
   *
   * Authentication: a session.
   */
  createCreditCheckout(body: CreditCheckoutCreate, options?: RequestOptions): Promise<HostedPage> {
    return this.transport.call({ method: 'POST', path: '/billing/credits/checkout', body, keyed: true }, options)
  }
}

/**
 * Refer users, and get a share of what they pay.
 */
export class AffiliatesApi extends Resource {
  /**
   * Get your affiliate account.
   *
   * Returns your code, your money, and the newest referrals, commissions and withdrawals. A user who is not enrolled gets the same fields with the status `NOT_ENROLLED`.
   *
   * Authentication: a session.
   */
  get(options?: RequestOptions): Promise<Affiliate> {
    return this.transport.call({ method: 'GET', path: '/affiliates/me', repeatable: true }, options)
  }

  /**
   * Enroll as an affiliate.
   *
   * Gives you a code for your links. If you are enrolled, nothing changes.
   *
   * Authentication: a session.
   */
  enroll(options?: RequestOptions): Promise<Affiliate> {
    return this.transport.call({ method: 'POST', path: '/affiliates/enroll', keyed: true }, options)
  }

  /**
   * Count a click.
   *
   * Reports that a visitor followed a link with a code. Each visitor counts once a day in UTC. No address is stored.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  recordClick(body: AffiliateClick, options?: RequestOptions): Promise<AffiliateClickResult> {
    return this.transport.call({ method: 'POST', path: '/affiliates/click', body }, options)
  }

  /**
   * Say who referred you.
   *
   * Records that an affiliate referred you. The first referral stays. It must come within 60 days after you signed up, and before your first payment.
   *
   * Authentication: a session.
   */
  createReferral(body: ReferralCreate, options?: RequestOptions): Promise<Referral> {
    return this.transport.call({ method: 'POST', path: '/affiliates/referral', body, keyed: true }, options)
  }

  /**
   * Request a withdrawal.
   *
   * Requests part of your available commissions, and reserves it until the administrator has decided. One withdrawal can be open at a time.
   *
   * Authentication: a session.
   */
  requestWithdrawal(body: WithdrawalCreate, options?: RequestOptions): Promise<Withdrawal> {
    return this.transport.call({ method: 'POST', path: '/affiliates/withdrawals', body, keyed: true }, options)
  }

  /**
   * Get the affiliate leaderboard.
   *
   * Returns the 50 affiliates who earned most, highest earnings first, with shortened names.
   *
   * Authentication: a session, an API key or a page of a first-party origin.
   */
  getLeaderboard(query?: GetAffiliateLeaderboardQuery, options?: RequestOptions): Promise<LeaderboardRow[]> {
    return this.transport.call({ method: 'GET', path: '/affiliates/leaderboard', query, repeatable: true }, options)
  }
}

/**
 * What has changed, release by release. There is also a feed at `/changelog.xml`.
 */
export class ChangelogApi extends Resource {
  /**
   * List releases.
   *
   * Returns the changelog, newest first.
   *
   * Authentication: a session, an API key with the scope `changelog:read` or a page of a first-party origin.
   */
  list(query?: ListChangelogQuery, options?: RequestOptions): PageList<ChangelogEntry> {
    return listOf(this.transport, { method: 'GET', path: '/changelog', query, repeatable: true }, options)
  }

  /**
   * Get changelog statistics.
   *
   * Returns the number of releases by type, the latest release, and who contributed: the authors of the pull requests that entries refer to, each pull request counted once.
   *
   * Authentication: a session or an API key with the scope `changelog:read`.
   */
  getStats(options?: RequestOptions): Promise<ChangelogStats> {
    return this.transport.call({ method: 'GET', path: '/changelog/stats', repeatable: true }, options)
  }

  /**
   * Get a release.
   *
   * Returns an entry of the changelog.
   *
   * Authentication: a session or an API key with the scope `changelog:read`.
   */
  get(id: string, options?: RequestOptions): Promise<ChangelogEntry> {
    return this.transport.call({ method: 'GET', path: `/changelog/${segment(id)}`, repeatable: true }, options)
  }
}

/**
 * What is planned, in progress and done.
 */
export class RoadmapApi extends Resource {
  /**
   * List the roadmap.
   *
   * Returns what is planned, in progress and done, newest first unless you request another order.
   *
   * Authentication: a session, an API key with the scope `roadmap:read` or a page of a first-party origin.
   */
  list(query?: ListRoadmapQuery, options?: RequestOptions): PageList<RoadmapSummary> {
    return listOf(this.transport, { method: 'GET', path: '/roadmap', query, repeatable: true }, options)
  }

  /**
   * Get roadmap statistics.
   *
   * Returns how many items the roadmap has, by status.
   *
   * Authentication: a session, an API key with the scope `roadmap:read` or a page of a first-party origin.
   */
  getStats(options?: RequestOptions): Promise<RoadmapStats> {
    return this.transport.call({ method: 'GET', path: '/roadmap/stats', repeatable: true }, options)
  }

  /**
   * Get a roadmap item.
   *
   * Returns an item with its long texts and `details`.
   *
   * Authentication: a session, an API key with the scope `roadmap:read` or a page of a first-party origin.
   */
  get(id: string, options?: RequestOptions): Promise<RoadmapFeature> {
    return this.transport.call({ method: 'GET', path: `/roadmap/${segment(id)}`, repeatable: true }, options)
  }
}

/**
 * Issues and pull requests of the platform's repository.
 */
export class CodehostApi extends Resource {
  /**
   * List issues and pull requests.
   *
   * Returns the issues and pull requests of the last sync, the most recently updated first; an empty page before the first sync.
   *
   * Authentication: a session or an API key with the scope `codehost:read`.
   */
  listIssues(query?: ListCodehostIssuesQuery, options?: RequestOptions): PageList<CodehostIssue> {
    return listOf(this.transport, { method: 'GET', path: '/codehost/issues', query, repeatable: true }, options)
  }

  /**
   * Get repository statistics.
   *
   * Returns figures of the repository as of the last sync; `data` is null before the first sync.
   *
   * Authentication: a session, an API key with the scope `codehost:read` or a page of a first-party origin.
   */
  getStats(options?: RequestOptions): Promise<GetCodehostStatsResult> {
    return this.transport.call({ method: 'GET', path: '/codehost/stats', repeatable: true }, options)
  }

  /**
   * Sync with the code host.
   *
   * Reads what has changed at the code host, or everything with `full`. Only for the administrator. Fails with 409 while another sync runs. A sync that takes longer than 15 seconds is returned as `RUNNING` and continues.
   *
   * Authentication: a session of the administrator.
   */
  sync(body?: CodehostSyncRequest, options?: RequestOptions): Promise<CodehostSync> {
    return this.transport.call({ method: 'POST', path: '/codehost/admin/sync', body }, options)
  }
}

/**
 * The campus ambassador program.
 */
export class AmbassadorsApi extends Resource {
  /**
   * Apply as a campus ambassador.
   *
   * An application is pending until it is decided; the decision is sent by email. Another one fails with 409 while one is pending or approved, and for 30 days after a refusal.
   *
   * Authentication: a session.
   */
  apply(body: NewAmbassadorApplication, options?: RequestOptions): Promise<AmbassadorState> {
    return this.transport.call({ method: 'POST', path: '/ambassador/apply', body, keyed: true }, options)
  }

  /**
   * Get your ambassador application.
   *
   * Returns your last application as a campus ambassador and its outcome.
   *
   * Authentication: a session.
   */
  get(options?: RequestOptions): Promise<AmbassadorState> {
    return this.transport.call({ method: 'GET', path: '/ambassador/me', repeatable: true }, options)
  }
}

/**
 * Whether the service runs, for load balancers and monitoring.
 */
export class HealthApi extends Resource {
  /**
   * Check whether the process runs.
   *
   * Contacts no dependency.
   *
   * Authentication: none.
   */
  get(options?: RequestOptions): Promise<Health> {
    return this.transport.call({ method: 'GET', path: '/health', repeatable: true }, options)
  }

  /**
   * Check whether requests can be handled.
   *
   * Checks the database and the cache. Fails with 503 if one of them is unreachable.
   *
   * Authentication: none.
   */
  getReadiness(options?: RequestOptions): Promise<Readiness> {
    return this.transport.call({ method: 'GET', path: '/health/ready', repeatable: true }, options)
  }
}
