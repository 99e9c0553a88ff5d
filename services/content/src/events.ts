import type { ServiceEvents } from '@resume/service-kit/service/declaration'

/** What content publishes, and what it does with what it consumes. */
export const events = { published: ['mailRequested'], handlers: {} } satisfies ServiceEvents<
  object,
  unknown,
  'mailRequested'
>
