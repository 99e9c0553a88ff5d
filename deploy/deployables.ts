import { type Deployable, service } from './deployable.ts'

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
    ports: { GRPC_PORT: 50051, AUTH_HTTP_PORT: 8081, METRICS_PORT: 9461 },
    resources: { cpu: '100m', memory: '192Mi', memoryLimit: '512Mi' },
    settings: { MAIL_FROM: 'Resume Platform <no-reply@resume.example.com>' },
    secrets: {
      AUTH_SECRET: { comment: 'Must differ from API_KEY_HASH_SECRET.' },
      API_KEY_HASH_SECRET: {},
      SMTP_URL: { example: 'smtp://user:replace-me@mail.example.com:587' },
      CODEHOST_CLIENT_ID: { comment: 'For signing in with the code host; everything else works without the two.' },
      CODEHOST_CLIENT_SECRET: {},
    },
  }),
  service({
    name: 'documents',
    owns: 'documents and versions, master profile, imports, share links',
    ports: { GRPC_PORT: 50052, METRICS_PORT: 9462 },
    drainSeconds: 14,
    resources: { cpu: '200m', memory: '192Mi', memoryLimit: '512Mi' },
    secrets: {
      CODEHOST_TOKEN: { comment: 'For imports; everything else works without them.' },
      OPENAI_API_KEY: {},
    },
  }),
  service({
    name: 'ats',
    owns: "text extraction, resume scans, quotas, an AI's comments",
    ports: { GRPC_PORT: 50053, METRICS_PORT: 9463 },
    calls: ['billing'],
    drainSeconds: 52,
    resources: {
      ...{ cpu: '500m', memory: '256Mi', memoryLimit: '1536Mi' },
      note: 'The memory limit covers the service and EXTRACTION_PROCESSES times EXTRACTION_MEMORY_MB.',
    },
    settings: { EXTRACTION_PROCESSES: '2', EXTRACTION_MEMORY_MB: '512' },
    secrets: {
      OPENAI_API_KEY: { comment: 'The AI provider of analyses and conversions; everything else works without it.' },
    },
  }),
  service({
    name: 'billing',
    owns: 'subscriptions, entitlements, the credit ledger, affiliates, Stripe',
    ports: { GRPC_PORT: 50055, METRICS_PORT: 9465 },
    resources: { cpu: '200m', memory: '192Mi', memoryLimit: '512Mi' },
    secrets: {
      STRIPE_SECRET_KEY: { comment: 'Payments; everything else works without them.' },
      STRIPE_WEBHOOK_SECRET: {},
    },
  }),
  service({
    name: 'portfolio',
    owns: 'published portfolios, their images and views',
    ports: { GRPC_PORT: 50056, METRICS_PORT: 9466 },
    needs: ['redis', 'nats', 's3'],
    calls: ['identity', 'documents', 'billing'],
    drainSeconds: 27,
    resources: {
      ...{ cpu: '200m', memory: '192Mi', memoryLimit: '1536Mi' },
      note: 'The memory limit covers the service and IMAGE_PROCESSES times IMAGE_MEMORY_MB.',
    },
    settings: {
      S3_ENDPOINT: 'https://s3.example.com',
      S3_PUBLIC_URL: 'https://images.example.com',
      IMAGE_PROCESSES: '1',
      IMAGE_MEMORY_MB: '1024',
    },
    secrets: {
      S3_ACCESS_KEY: { comment: 'The object storage of images; everything else works without it.' },
      S3_SECRET_KEY: {},
    },
  }),
  service({
    name: 'content',
    owns: 'roadmap, changelog, code-host snapshot, programs, contact, statistics, AI writing',
    ports: { GRPC_PORT: 50057, METRICS_PORT: 9467 },
    calls: ['identity', 'documents', 'billing'],
    drainSeconds: 52,
    resources: { cpu: '100m', memory: '192Mi', memoryLimit: '512Mi' },
    secrets: { OPENAI_API_KEY: { comment: 'The AI provider of texts; everything else works without it.' } },
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
    drainSeconds: 52,
    resources: { cpu: '250m', memory: '192Mi', memoryLimit: '512Mi' },
    settings: { TRUST_PROXY: '1' },
    secrets: {
      API_KEY_HASH_SECRET: { comment: "The same as identity's." },
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
