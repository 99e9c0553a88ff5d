/** Active documents of each type on the free plan (docs/api/limits.md). */
const freeDocumentsPerType = 1

/** How many active documents of each type a user may have; null without a limit. */
export function documentsPerType(isPaid: boolean): number | null {
  return isPaid ? null : freeDocumentsPerType
}
