import { AppError } from '@resume/service-kit/errors/app-error'

/** The document is missing, deleted or somebody else's. */
export const documentNotFound = () => new AppError('not_found', { resource: 'Document' })

/** The version is missing or too old. */
export const versionNotFound = () => new AppError('not_found', { resource: 'Version' })

/** The share link is missing or somebody else's. */
export const shareLinkNotFound = () => new AppError('not_found', { resource: 'Share link' })

/** Another document of the owner has the slug. @param cause the database's refusal */
export const slugTaken = (cause?: unknown) => new AppError('slug_taken', { cause })

/** The user's plan allows no further document of the type. */
export const documentLimitReached = () =>
  new AppError('plan_limit', { plan: 'free', allowance: 'one active document per type' })

/** JSON has more bytes than it may. @param name what it is, for the message */
export const contentTooLarge = (name: string, largest: number) =>
  new AppError('content_too_large', { name, limit: `${largest.toLocaleString('en-US')} bytes` })
