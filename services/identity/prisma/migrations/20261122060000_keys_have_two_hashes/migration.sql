-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "previous_key_hash" BYTEA;

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_previous_key_hash_key" ON "api_keys"("previous_key_hash");
