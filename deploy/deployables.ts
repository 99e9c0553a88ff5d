import { type Choice, type Deployable, service } from './deployable.ts'

/** The same in every deployable that reads them. */
const shared = {
  BASE_URL: { example: 'https://resume.example.com' },
  APP_ORIGINS: { example: 'https://resume.example.com' },
  ADMIN_EMAIL: {
    comment: 'Whose session is the administrator.',
    example: 'admin@resume.example.com',
    isOptional: true,
  },
  PORTFOLIO_DOMAIN: { example: 'portfolios.example.com', isOptional: true },
} satisfies Record<string, Choice>

/**
 * The manifest: every process of the platform, and what running it takes. Compose services, Kubernetes manifests, the
 * local stack, images, databases, example variables and tables in documents are made from it (`npm run generate`) or held
 * against it (`npm run check`).
 *
 * The order is the one in which tables name them; the local stack stops them in the opposite order, the gateway first.
 */
export const deployables: Deployable[] = [
  service({
    name: 'identity',
    owns: 'users, sign-in and sessions, API keys',
    ports: { GRPC_PORT: 9361, AUTH_HTTP_PORT: 8081, METRICS_PORT: 9461 },
    small: { memoryMb: 160, heapMb: 72 },
    resources: { cpu: '100m', memory: '192Mi', memoryLimit: '512Mi' },
    outside: ['https', 'mail'],
    choices: {
      BASE_URL: shared.BASE_URL,
      APP_ORIGINS: shared.APP_ORIGINS,
      MAIL_FROM: { example: 'Resume Platform <no-reply@resume.example.com>' },
      SMTP_REQUIRE_TLS: {
        comment: 'Only `false` lets mail go to a mail server without TLS: docs/going-live.md.',
        example: 'true',
        isOptional: true,
      },
      AUTH_COOKIE_DOMAIN: {
        comment: 'Shares the session among the hosts of a domain: docs/going-live.md.',
        example: 'example.com',
        isOptional: true,
      },
    },
    secrets: {
      AUTH_SECRET: { comment: 'Must differ from API_KEY_HASH_SECRET.' },
      AUTH_SECRET_PREVIOUS: { comment: 'While one replaces the other: docs/operations.md.', isOptional: true },
      API_KEY_HASH_SECRET: {},
      SMTP_URL: { example: 'smtp://user:replace-me@mail.example.com:587' },
      CODEHOST_CLIENT_ID: { comment: 'Signing in with the code host needs both.', isOptional: true },
      CODEHOST_CLIENT_SECRET: { isOptional: true },
    },
  }),
  service({
    name: 'documents',
    owns: 'documents and versions, master profile, imports, share links',
    ports: { GRPC_PORT: 9362, METRICS_PORT: 9462 },
    outside: ['https'],
    drainSeconds: 14,
    small: { memoryMb: 144, heapMb: 72 },
    resources: { cpu: '200m', memory: '192Mi', memoryLimit: '512Mi' },
    secrets: {
      CODEHOST_TOKEN: { comment: "Raises the code host's limits of imports.", isOptional: true },
      OPENAI_API_KEY: { comment: 'The AI provider of imports from network profiles.', isOptional: true },
    },
  }),
  service({
    name: 'ats',
    owns: "text extraction, resume scans, quotas, an AI's comments",
    ports: { GRPC_PORT: 9363, METRICS_PORT: 9463 },
    calls: ['billing'],
    outside: ['https'],
    drainSeconds: 52,
    small: { memoryMb: 384, heapMb: 72, settings: { EXTRACTION_PROCESSES: '1', EXTRACTION_MEMORY_MB: '256' } },
    resources: {
      ...{ cpu: '500m', memory: '256Mi', memoryLimit: '1536Mi' },
      note: 'The memory limit covers the service and EXTRACTION_PROCESSES times EXTRACTION_MEMORY_MB.',
    },
    settings: { EXTRACTION_PROCESSES: '2', EXTRACTION_MEMORY_MB: '512' },
    secrets: {
      OPENAI_API_KEY: { comment: 'The AI provider of analyses and conversions.', isOptional: true },
    },
  }),
  service({
    name: 'billing',
    owns: 'subscriptions, entitlements, the credit ledger, affiliates, Stripe',
    ports: { GRPC_PORT: 9365, METRICS_PORT: 9465 },
    outside: ['https'],
    scheduled: [
      { script: 'reconcile', schedule: '17 4 * * *', purpose: 'Proves every day that the credit ledger adds up' },
    ],
    small: { memoryMb: 144, heapMb: 72 },
    resources: { cpu: '200m', memory: '192Mi', memoryLimit: '512Mi' },
    choices: {
      BASE_URL: shared.BASE_URL,
      APP_ORIGINS: shared.APP_ORIGINS,
      STRIPE_PRICE_IDS: {
        comment: 'As `npm run stripe:create-prices -w services/billing` prints them.',
        example: 'ai_credits_monthly=price_1,ai_credits_annual=price_2',
        isOptional: true,
      },
      BILLING_ROLLOUT: {
        comment: 'Until this is `open`, only ADMIN_EMAIL can buy.',
        example: 'open',
        isOptional: true,
      },
      ADMIN_EMAIL: shared.ADMIN_EMAIL,
    },
    secrets: {
      STRIPE_SECRET_KEY: { comment: 'Payments need both.', isOptional: true },
      STRIPE_WEBHOOK_SECRET: { isOptional: true },
    },
  }),
  service({
    name: 'portfolio',
    owns: 'published portfolios, their images and views',
    ports: { GRPC_PORT: 9366, METRICS_PORT: 9466 },
    needs: ['redis', 'nats', 's3'],
    calls: ['identity', 'documents', 'billing'],
    drainSeconds: 27,
    small: { memoryMb: 320, heapMb: 72, settings: { IMAGE_PROCESSES: '1', IMAGE_MEMORY_MB: '192' } },
    resources: {
      ...{ cpu: '200m', memory: '192Mi', memoryLimit: '1536Mi' },
      note: 'The memory limit covers the service and IMAGE_PROCESSES times IMAGE_MEMORY_MB.',
    },
    settings: { IMAGE_PROCESSES: '1', IMAGE_MEMORY_MB: '1024' },
    choices: {
      APP_ORIGINS: shared.APP_ORIGINS,
      PORTFOLIO_DOMAIN: shared.PORTFOLIO_DOMAIN,
      S3_ENDPOINT: {
        comment: 'The object storage of images: needs the keys of the Secret, too.',
        example: 'https://s3.example.com',
        isOptional: true,
      },
      S3_PUBLIC_URL: { example: 'https://images.example.com', isOptional: true },
      S3_BUCKET: { example: 'resume-platform', isOptional: true },
      S3_REGION: { example: 'us-east-1', isOptional: true },
    },
    secrets: {
      S3_ACCESS_KEY: { comment: 'The object storage of images.', isOptional: true },
      S3_SECRET_KEY: { isOptional: true },
    },
  }),
  service({
    name: 'content',
    owns: 'roadmap, changelog, code-host snapshot, programs, contact, statistics, AI writing',
    ports: { GRPC_PORT: 9367, METRICS_PORT: 9467 },
    calls: ['identity', 'documents', 'billing'],
    outside: ['https'],
    drainSeconds: 52,
    small: { memoryMb: 152, heapMb: 72 },
    resources: { cpu: '100m', memory: '192Mi', memoryLimit: '512Mi' },
    choices: {
      ADMIN_EMAIL: { ...shared.ADMIN_EMAIL, comment: 'Where messages to the administrator go.' },
      CODEHOST_REPO: {
        comment: 'The repository whose issues and pull requests are shown.',
        example: 'owner/name',
        isOptional: true,
      },
    },
    secrets: {
      CODEHOST_TOKEN: { comment: "Raises the code host's limits.", isOptional: true },
      OPENAI_API_KEY: { comment: 'The AI provider of texts.', isOptional: true },
    },
  }),
  {
    name: 'gateway',
    folder: 'gateway',
    owns: 'the API: credentials, scopes, limits, envelope, OpenAPI',
    isPublic: true,
    ports: { PORT: 8080, METRICS_PORT: 9460 },
    readyPort: 'PORT',
    hasDatabase: false,
    needs: ['redis'],
    calls: ['identity', 'documents', 'ats', 'billing', 'portfolio', 'content'],
    outside: [],
    scheduled: [],
    drainSeconds: 52,
    small: { memoryMb: 152, heapMb: 72, settings: { BODY_MEMORY_MB: '16' } },
    resources: { cpu: '250m', memory: '192Mi', memoryLimit: '512Mi' },
    mostReplicas: 10,
    settings: { TRUST_PROXY: '1' },
    choices: {
      BASE_URL: shared.BASE_URL,
      APP_ORIGINS: shared.APP_ORIGINS,
      PORTFOLIO_DOMAIN: shared.PORTFOLIO_DOMAIN,
      ADMIN_EMAIL: shared.ADMIN_EMAIL,
    },
    secrets: {
      API_KEY_HASH_SECRET: { comment: "The same as identity's." },
      API_KEY_HASH_SECRET_PREVIOUS: { comment: 'While one replaces the other: docs/operations.md.', isOptional: true },
      PRINCIPAL_KEYS: { comment: 'The same in every process; two, comma separated, while one replaces the other.' },
    },
  },
]

/** A deployable by its name. @throws Error when there is none */
export function deployableNamed(name: string): Deployable {
  const found = deployables.find((each) => each.name === name)
  if (!found) throw new Error(`deploy/deployables.ts names no ${name}`)
  return found
}

/** The names of the deployables that call one. */
export function callersOf(name: string): string[] {
  return deployables.filter(({ calls }) => calls.includes(name)).map((each) => each.name)
}

/** All of them, what is public first, as tables and files name them. */
export const publicFirst: Deployable[] = [
  ...deployables.filter(({ isPublic }) => isPublic),
  ...deployables.filter(({ isPublic }) => !isPublic),
]

/** What has an image of its own and runs only when somebody wants it: backup and restore (docs/backup.md). */
export const backupImage = { name: 'backup', folder: 'packages/backup' }

/** When a cluster makes a backup, as cron writes it in UTC, and how many it keeps. */
export const backupSchedule = { schedule: '0 2 * * *', keep: 14 }
