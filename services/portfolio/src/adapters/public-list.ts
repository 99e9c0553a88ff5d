import type { Pool } from '@resume/service-kit/database/pools'
import type { Page, PageRequest } from '../domain/page.ts'
import { publicStates } from '../domain/publication-states.ts'
import type { PublicSummary } from '../use-cases/read-public-portfolios.ts'

/** Counts without counting, see `publication_counts`. */
const total = 'SELECT coalesce(sum(publications), 0)::int AS total FROM publication_counts WHERE state = ANY($1)'

/**
 * A page, found in the index alone: only the rows that it shows are read. The further end of the list is reached from its
 * other end.
 */
const pageInOrder = (order: 'ASC' | 'DESC') => `
  SELECT subdomain, template_id AS "templateId", name, headline, updated_at AS "updatedAt"
  FROM (
    SELECT id FROM publications WHERE is_public ORDER BY updated_at ${order}, id ${order} LIMIT $1 OFFSET $2
  ) AS page JOIN publications USING (id)
  ORDER BY updated_at DESC, id DESC`
const [fromFront, fromBack] = [pageInOrder('DESC'), pageInOrder('ASC')]

/** Public portfolios in PostgreSQL, the last published first. @param pool for quick reads */
export function createPublicList(pool: Pool) {
  return async ({ limit, offset }: PageRequest): Promise<Page<PublicSummary>> => {
    const counted = await pool.query<{ total: number }>(total, [publicStates])
    const all = counted.rows[0]?.total ?? 0
    const behind = all - offset
    if (behind <= 0) return { items: [], total: all }
    /** Statements without a name: PostgreSQL plans each for its page. */
    const { rows } =
      behind > offset
        ? await pool.query<PublicSummary>(fromFront, [limit, offset])
        : await pool.query<PublicSummary>(fromBack, [Math.min(limit, behind), Math.max(behind - limit, 0)])
    return { items: rows, total: all }
  }
}
