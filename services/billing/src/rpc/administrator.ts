import {
  type Actor,
  isOperator,
  requireAdministrator as requireVerified,
} from '@resume/service-kit/context/administrator'
import { AppError } from '@resume/service-kit/errors/app-error'

/**
 * The administrator whom the request in work is made for. What moves money does not rely on the gateway alone: the address must
 * be that of ADMIN_EMAIL here, too.
 * @throws AppError `administrator_required`
 */
export function requireAdministrator({ adminEmail }: { adminEmail: string | undefined }): Actor {
  const actor = requireVerified()
  if (isOperator()) return actor
  if (adminEmail === undefined || actor.email !== adminEmail.toLowerCase()) throw new AppError('administrator_required')
  return actor
}
