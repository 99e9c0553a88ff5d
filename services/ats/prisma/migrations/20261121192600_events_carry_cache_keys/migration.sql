-- AlterTable
ALTER TABLE "outbox_events" ADD COLUMN     "cache_keys" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "published_at" TIMESTAMPTZ(3);
