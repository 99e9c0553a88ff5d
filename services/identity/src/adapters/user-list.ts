import { isId } from '@resume/service-kit/ids'
import type { UserWithCount } from '../domain/user.ts'
import type { UserListQuery } from '../use-cases/list-users.ts'
import type { Database } from './database.ts'
import { userColumns } from './users.ts'

/** What is searched, as the index `users_search` has it. */
const searched = `lower(u.name || ' ' || u.email || ' ' || coalesce(u.username, ''))`

/** Users among whom a search looks first. A word that one in fifty has fills a page of 20 with them. */
const newestUsers = 1_000

/**
 * Users as the administrator finds them.
 * @param database whose statements are planned for what is searched: the index finds few users, and to count many it is best to
 *   go through all
 */
export function createUserList(database: Pick<Database, '$queryRawUnsafe'>) {
  return {
    async list({ search, limit, offset }: UserListQuery): Promise<{ items: UserWithCount[]; total: number }> {
      const { where, values, pageOf } = conditionFor(search)
      const page = pageOf(where, `$${values.length + 1}::int`, `$${values.length + 2}::int`)
      const [items, [counted]] = await Promise.all([
        /** What is shown of a user is read for those of the page alone, and not for those before it. */
        database.$queryRawUnsafe<UserWithCount[]>(
          `SELECT ${userColumns} FROM users u JOIN (${page}) AS page ON page.id = u.id ORDER BY u.id DESC`,
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

/** Makes the statement for the IDs of a page. */
type PageOf = (where: string, limit: string, offset: string) => string

function conditionFor(search: string | undefined): { where: string; values: string[]; pageOf: PageOf } {
  if (search === undefined) return { where: 'true', values: [], pageOf: pageInOrder }
  if (isId(search)) return { where: 'u.id = $1::uuid', values: [search], pageOf: pageInOrder }
  const escaped = search.toLowerCase().replace(/[\\%_]/g, '\\$&')
  return { where: `${searched} LIKE $1`, values: [`%${escaped}%`], pageOf: pageOfFound }
}

const pageInOrder = (where: string, limit: string, offset: string, users = 'users') =>
  `SELECT u.id FROM ${users} u WHERE ${where} ORDER BY u.id DESC LIMIT ${limit} OFFSET ${offset}`

/**
 * PostgreSQL takes whom a word finds to be spread evenly, and would go through everybody from the newest on: through almost all
 * when they signed up long ago. So that is done for the newest alone; unless they fill the page, all who are found are sorted.
 */
const pageOfFound: PageOf = (where, limit, offset) => `
  WITH newest AS MATERIALIZED (
    ${pageInOrder(where, limit, offset, `(SELECT * FROM users ORDER BY id DESC LIMIT ${newestUsers})`)}
  ), found AS MATERIALIZED (
    SELECT u.id FROM users u WHERE ${where} AND (SELECT count(*) FROM newest) < ${limit}
  )
  SELECT id FROM newest WHERE (SELECT count(*) FROM newest) = ${limit}
  UNION ALL
  (SELECT id FROM found ORDER BY id DESC LIMIT ${limit} OFFSET ${offset})`
