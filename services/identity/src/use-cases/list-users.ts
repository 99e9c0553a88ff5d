import { adminLimits } from '@resume/proto/limits/content'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { UserWithCount } from '../domain/user.ts'

/** Which users to list. */
export interface UserListQuery {
  /** A part of name, address or username, in any case, or a whole ID; everybody without it. */
  search: string | undefined
  limit: number
  offset: number
}

/** What listing users needs. */
export interface ListUsersPorts {
  userList: {
    /** Users, newest first. */
    list(query: UserListQuery): Promise<{ items: UserWithCount[]; total: number }>
  }
}

/** Lists users. @throws AppError `validation_failed` for a search that is too short or too long */
export async function listUsers({ userList }: ListUsersPorts, query: UserListQuery) {
  const { min, max } = adminLimits.userSearchLength
  const { search } = query
  if (search !== undefined && (search.length < min || search.length > max)) {
    throw invalidFields({ path: 'search', message: `must be ${min} to ${max} characters` })
  }
  return userList.list(query)
}
