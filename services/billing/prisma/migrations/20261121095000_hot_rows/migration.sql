-- AlterTable
ALTER TABLE "credit_grants" ADD COLUMN     "is_open" BOOLEAN NOT NULL DEFAULT true;

-- No index holds what every movement changes: such rows are then rewritten in place, without touching any index.
DROP INDEX "credit_grants_left_idx";
DROP INDEX "credit_grants_left_user_idx";
CREATE INDEX "credit_grants_open_idx" ON "credit_grants"("expires_at") WHERE "is_open";
ALTER TABLE "wallets" SET (fillfactor = 50);
ALTER TABLE "credit_grants" SET (fillfactor = 70);

-- In the order of their ends: those that were resolved leave dead entries, which lie behind what is looked for.
DROP INDEX "credit_reservations_held_user_idx";
CREATE INDEX "credit_reservations_held_user_idx" ON "credit_reservations"("user_id", "expires_at") WHERE "state" = 'held';
