-- CreateIndex
CREATE INDEX CONCURRENTLY "daily_views_day_idx" ON "daily_views"("day");
