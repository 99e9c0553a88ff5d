/** PostgreSQL's codes and the driver adapter's words for a broken constraint, and Prisma's own code for it. */
const violations = {
  unique: { prisma: 'P2002', postgres: '23505', kind: 'UniqueConstraintViolation' },
  reference: { prisma: 'P2003', postgres: '23503', kind: 'ForeignKeyConstraintViolation' },
} as const

/** Whether an error of a Prisma client or of a pool says that a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  return isViolation(error, violations.unique)
}

/** Whether an error of a Prisma client or of a pool says that the row to which another one refers is not there. */
export function isMissingReference(error: unknown): boolean {
  return isViolation(error, violations.reference)
}

/** Prisma has a code of its own for the errors of its queries, and hides those of raw SQL in what the adapter says. */
function isViolation(error: unknown, violation: (typeof violations)[keyof typeof violations]): boolean {
  if (!(error instanceof Error && 'code' in error)) return false
  if (error.code === violation.prisma || error.code === violation.postgres) return true
  const { driverAdapterError } = ('meta' in error ? error.meta : {}) as { driverAdapterError?: { cause?: unknown } }
  const { originalCode, kind } = (driverAdapterError?.cause ?? {}) as { originalCode?: string; kind?: string }
  return originalCode === violation.postgres || kind === violation.kind
}
