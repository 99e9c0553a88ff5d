import { isId } from '@resume/service-kit/ids'
import type { UserWithCount } from '../domain/user.ts'
import type { UserListQuery } from '../use-cases/list-users.ts'
import type { Database } from './database.ts'
import { userColumns } from './users.ts'

/** What is searched, as the index `users_search` has it. */
const searched = `lower(u.name || ' ' || u.email || ' ' || coalesce(u.username, ''))`

/**
 * Users as the administrator finds them.
 * @param database whose statements are planned for what is searched: the index finds few users, and for many it is best to go
 *   through them from the newest on
 */
export function createUserList(database: Pick<Database, '$queryRawUnsafe'>) {
  return {
    async list({ search, limit, offset }: UserListQuery): Promise<{ items: UserWithCount[]; total: number }> {
      const { where, values } = conditionFor(search)
      const [items, [counted]] = await Promise.all([
        /** What is shown of a user is read for those of the page alone, and not for those before it. */
        database.$queryRawUnsafe<UserWithCount[]>(
          `SELECT ${userColumns} FROM users u JOIN (
             SELECT u.id FROM users u WHERE ${where}
             ORDER BY u.id DESC LIMIT $${values.length + 1}::int OFFSET $${values.length + 2}::int
           ) AS page ON page.id = u.id ORDER BY u.id DESC`,
          ...values,
          limit,
          offset,
        ),
        database.$queryRawUnsafe<{ total: number }[]>(
          `SELECT count(*)::int AS total FROM users u WHERE ${where}`,
          ...values,
        ),
      ])
      return { items, total: counted?.total ?? 0 }
    },
  }
}

function conditionFor(search: string | undefined): { where: string; values: string[] } {
  if (search === undefined) return { where: 'true', values: [] }
  if (isId(search)) return { where: 'u.id = $1::uuid', values: [search] }
  const escaped = search.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return { where: `${searched} LIKE $1`, values: [`%${escaped}%`] }
}
