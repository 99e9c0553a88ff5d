/**
 * A database transaction, as far as the kit needs one; Prisma's transactions are. To a use case it is opaque: it takes one
 * from {@link Commit} and hands it on to its ports.
 */
export interface Transaction {
  $executeRaw(query: TemplateStringsArray, ...values: unknown[]): Promise<number>
}
