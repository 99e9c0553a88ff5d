/**
 * The names of the cache entries that the gateway reads and the data's owner invalidates.
 * They are part of the contract between services, as events are.
 */
export const cacheKeys = {
  /** Whom an API key belongs to. @param keyHash HMAC-SHA256 of the key, hexadecimal */
  apiKeyAuth: (keyHash: string) => `auth:key:${keyHash}`,
  /** Whom a session belongs to. @param cookieHash SHA-256 of the whole signed cookie value, hexadecimal */
  sessionAuth: (cookieHash: string) => `auth:session:${cookieHash}`,
  /** The answer to GET /auth/get-session. @param cookieHash as for {@link sessionAuth} */
  sessionBody: (cookieHash: string) => `session:${cookieHash}`,
  /** The answer to GET /users/me. */
  user: (userId: string) => `user:${userId}`,
  /** How many resumes and share links a user has; part of what GET /users/me answers. */
  documentCounts: (userId: string) => `counts:${userId}`,
  /** The answer to GET /documents/{id}, by whom it is asked and for which document. */
  document: (userId: string, documentId: string) => `document:${documentId}:${userId}`,
  /** The answer to GET /profiles/master. */
  masterProfile: (userId: string) => `profile:${userId}`,
  /** The answer to GET /billing/me. */
  billingSummary: (userId: string) => `billing:${userId}`,
  /** Set while a key's last use need not be written again. */
  apiKeyTouch: (keyId: string) => `touch:key:${keyId}`,
  /** The set of all answers about the changelog, by what was asked. */
  changelog: 'content:changelog',
  /** The answer to GET /portfolios/public/{subdomain}. */
  publicPortfolio: (subdomain: string) => `portfolio:${subdomain}`,
  /** The set of all pages of GET /portfolios/public. */
  publicPortfolios: 'portfolios:public',
  /** Whose portfolio a subdomain shows. */
  viewTarget: (subdomain: string) => `portfolio-owner:${subdomain}`,
  /** The set of all answers about the roadmap. */
  roadmap: 'content:roadmap',
  /** The set of all answers about the code host. */
  codehost: 'content:codehost',
} as const
