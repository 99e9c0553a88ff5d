import { AppError } from '@resume/service-kit/errors/app-error'

/** The document is missing, deleted or somebody else's. */
export const documentNotFound = () => new AppError('not_found', 'Document not found')

/** The version is missing or too old. */
export const versionNotFound = () => new AppError('not_found', 'Version not found')

/** The share link is missing or somebody else's. */
export const shareLinkNotFound = () => new AppError('not_found', 'Share link not found')

/** Another document of the owner has the slug. @param cause the database's refusal */
export const slugTaken = (cause?: unknown) =>
  new AppError('conflict', 'Slug is already in use', cause === undefined ? {} : { cause })

/** The user's plan allows no further document of the type. */
export const documentLimitReached = () =>
  new AppError('permission_denied', 'The free plan allows one active document per type.')
