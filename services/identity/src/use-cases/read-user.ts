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

/** What exporting a user needs. */
export interface ExportUserPorts {
  /** Everything that identity holds about a user, without secrets. */
  readUserData(userId: string): Promise<object | undefined>
}

/** Collects everything that identity holds about a user. @throws AppError `not_found` */
export async function exportUser({ readUserData }: ExportUserPorts, userId: string): Promise<object> {
  const data = await readUserData(userId)
  if (!data) throw userNotFound()
  return data
}
