import { userLimits } from '@resume/proto/limits/identity'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { displayNameFault } from '../domain/display-name.ts'
import type { UserWithCount } from '../domain/user.ts'
import { type ChangeUserPorts, changeUser } from './change-user.ts'

/**
 * Changes a user's name.
 * @param typed blanks at the ends are dropped
 * @throws AppError `validation_failed` or `not_found`
 */
export async function renameUser(ports: ChangeUserPorts, userId: string, typed: string): Promise<UserWithCount> {
  const name = typed.trim()
  const fault = displayNameFault(name, userLimits.nameLength.max)
  if (fault) throw invalidFields({ path: 'name', message: fault })
  return changeUser(ports, userId, () => ({ name }))
}
