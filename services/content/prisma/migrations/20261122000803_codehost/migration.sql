-- CreateTable
CREATE TABLE "codehost_items" (
    "number" INTEGER NOT NULL,
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "labels" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "codehost_items_pkey" PRIMARY KEY ("number")
);

-- CreateTable
CREATE TABLE "codehost_snapshots" (
    "id" INTEGER NOT NULL,
    "repo" TEXT NOT NULL,
    "synced_at" TIMESTAMPTZ(3) NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "etag" TEXT,
    "full_at" TIMESTAMPTZ(3) NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "codehost_snapshots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "codehost_syncs" (
    "id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "full" BOOLEAN NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),
    "created" INTEGER NOT NULL,
    "updated" INTEGER NOT NULL,
    "removed" INTEGER NOT NULL,
    "error" TEXT,

    CONSTRAINT "codehost_syncs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "codehost_items_updated_at_number_idx" ON "codehost_items"("updated_at" DESC, "number" DESC);

-- CreateIndex
CREATE INDEX "codehost_items_status_updated_at_number_idx" ON "codehost_items"("status", "updated_at" DESC, "number" DESC);

-- CreateIndex
CREATE INDEX "codehost_items_kind_updated_at_number_idx" ON "codehost_items"("kind", "updated_at" DESC, "number" DESC);

-- CreateIndex
CREATE INDEX "codehost_items_kind_status_updated_at_number_idx" ON "codehost_items"("kind", "status", "updated_at" DESC, "number" DESC);

-- CreateIndex
CREATE INDEX "codehost_syncs_started_at_idx" ON "codehost_syncs"("started_at");

-- CreateIndex
CREATE INDEX "codehost_syncs_status_idx" ON "codehost_syncs"("status");
