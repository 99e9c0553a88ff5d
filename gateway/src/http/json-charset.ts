import { AppError } from '@resume/service-kit/errors/app-error'

/**
 * JSON is UTF-8 (RFC 8259, section 8.1); a body that says otherwise would be misread.
 * @throws AppError `unsupported_media_type`
 */
export function refuseCharset(contentType = ''): void {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(contentType)?.[1]
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new AppError('unsupported_media_type', { reason: 'Unsupported charset' })
  }
}
