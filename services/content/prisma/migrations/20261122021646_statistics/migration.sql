-- CreateTable
CREATE TABLE "event_counts" (
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "count" BIGINT NOT NULL,

    CONSTRAINT "event_counts_pkey" PRIMARY KEY ("day","name")
);

-- CreateTable
CREATE TABLE "event_value_counts" (
    "day" DATE NOT NULL,
    "name" TEXT NOT NULL,
    "property" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "count" BIGINT NOT NULL,

    CONSTRAINT "event_value_counts_pkey" PRIMARY KEY ("day","name","property","value")
);

-- CreateTable
CREATE TABLE "flushed_event_batches" (
    "id" UUID NOT NULL,
    "flushed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "flushed_event_batches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "event_counts_name_day_idx" ON "event_counts"("name", "day");

-- CreateIndex
CREATE INDEX "event_value_counts_name_property_day_idx" ON "event_value_counts"("name", "property", "day");

-- CreateIndex
CREATE INDEX "flushed_event_batches_flushed_at_idx" ON "flushed_event_batches"("flushed_at");
