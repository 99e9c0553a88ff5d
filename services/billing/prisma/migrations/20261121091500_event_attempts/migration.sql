-- DropIndex
DROP INDEX "provider_events_applied_at_received_at_idx";

-- AlterTable
ALTER TABLE "provider_events" ADD COLUMN     "tried_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateIndex
CREATE INDEX "provider_events_applied_at_tried_at_idx" ON "provider_events"("applied_at", "tried_at");
