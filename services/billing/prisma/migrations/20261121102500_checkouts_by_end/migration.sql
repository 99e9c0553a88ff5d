-- CreateIndex
CREATE INDEX "checkouts_expires_at_idx" ON "checkouts"("expires_at");
