import { type UserWithCount, userNotFound } from '../domain/user.ts'

/** What reading a user needs. */
export interface GetUserPorts {
  users: { find(userId: string): Promise<UserWithCount | undefined> }
}

/** Reads a user. @throws AppError `not_found` */
export async function getUser({ users }: GetUserPorts, userId: string): Promise<UserWithCount> {
  const user = await users.find(userId)
  if (!user) throw userNotFound()
  return user
}
