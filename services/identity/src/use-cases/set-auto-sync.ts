import type { UserWithCount } from '../domain/user.ts'
import { type ChangeUserPorts, changeUser } from './change-user.ts'

/** Switches a user's auto-sync on or off. @throws AppError `not_found` */
export function setAutoSync(ports: ChangeUserPorts, userId: string, enabled: boolean): Promise<UserWithCount> {
  return changeUser(ports, userId, () => ({ autoSyncEnabled: enabled }))
}
