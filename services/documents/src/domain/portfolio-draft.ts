import { documentLimits } from '@resume/proto/limits/documents'
import { portfolioLimits } from '@resume/proto/limits/portfolios'
import { type FieldViolation, invalidFields } from '@resume/service-kit/errors/app-error'
import { requireText } from './document-fields.ts'
import { readFreeJson } from './free-json.ts'

/** What a draft sets of its document. */
export interface DraftFields {
  /** JSON text. */
  content: string
  subdomain: string
  /** Absent when the snapshot names none. */
  templateId?: string
}

/**
 * Checks a draft that a caller sent. A draft may be as incomplete as it likes (docs/api/portfolios.md): only its size, and
 * that it is a JSON object, are checked.
 * @throws AppError `validation_failed`; `content_too_large`
 */
export function readDraft(sent: { subdomain: string; snapshot: Uint8Array }): DraftFields {
  const { subdomain } = sent
  const wrong: FieldViolation[] = []
  requireText(subdomain, 'subdomain', wrong)
  if ([...subdomain].length > portfolioLimits.wishLength) {
    wrong.push({ path: 'subdomain', message: `must be at most ${portfolioLimits.wishLength} characters` })
  }
  if (wrong.length > 0) throw invalidFields(...wrong)
  const content = readFreeJson(sent.snapshot, 'snapshot', documentLimits.contentBytes)
  const templateId = templateOf(content)
  return { content, subdomain, ...(templateId !== undefined && { templateId }) }
}

/** The template that a snapshot names, as far as it can be one. */
function templateOf(snapshot: string): string | undefined {
  const { templateId } = JSON.parse(snapshot) as { templateId?: unknown }
  const isTemplate = typeof templateId === 'string' && /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(templateId)
  return isTemplate ? templateId : undefined
}
