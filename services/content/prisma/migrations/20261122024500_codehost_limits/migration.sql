-- AlterTable
ALTER TABLE "codehost_syncs" ADD COLUMN     "retry_at" TIMESTAMPTZ(3);
