import type { Pool } from '@resume/service-kit/database/pools'
import { isId } from '@resume/service-kit/ids'
import type { UserWithCount } from '../domain/user.ts'
import type { UserListQuery } from '../use-cases/list-users.ts'
import { userColumns } from './users.ts'

/** What is searched, as the index `users_search` has it. */
const searched = `lower(u.name || ' ' || u.email || ' ' || coalesce(u.username, ''))`

/** Users as the administrator finds them. */
export function createUserList(pool: Pool) {
  return {
    async list({ search, limit, offset }: UserListQuery): Promise<{ items: UserWithCount[]; total: number }> {
      const { where, values } = conditionFor(search)
      const [{ rows }, counted] = await Promise.all([
        pool.query<UserWithCount>(
          `SELECT ${userColumns} FROM users u WHERE ${where}
           ORDER BY u.id DESC LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
          [...values, limit, offset],
        ),
        pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM users u WHERE ${where}`, values),
      ])
      return { items: rows, total: counted.rows[0]?.total ?? 0 }
    },
  }
}

function conditionFor(search: string | undefined): { where: string; values: string[] } {
  if (search === undefined) return { where: 'true', values: [] }
  if (isId(search)) return { where: 'u.id = $1::uuid', values: [search] }
  const escaped = search.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return { where: `${searched} LIKE $1`, values: [`%${escaped}%`] }
}
