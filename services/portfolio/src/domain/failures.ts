import { AppError } from '@resume/service-kit/errors/app-error'

/** The same for a missing image and for somebody else's. */
export function assetNotFound(): AppError {
  return new AppError('not_found', { resource: 'Portfolio asset' })
}
