-- CreateIndex
CREATE INDEX "payments_paid_at_idx" ON "payments"("paid_at");
