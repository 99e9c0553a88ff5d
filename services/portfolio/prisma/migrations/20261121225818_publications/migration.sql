-- AlterTable
ALTER TABLE "owners" ADD COLUMN     "deletions" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "publications" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "subdomain" TEXT,
    "state" TEXT NOT NULL,
    "is_public" BOOLEAN NOT NULL,
    "template_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "headline" TEXT NOT NULL,
    "snapshot" TEXT NOT NULL,
    "published_revision" INTEGER NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "grace_ends_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "check_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publications_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "publication_counts" (
    "state" TEXT NOT NULL,
    "publications" INTEGER NOT NULL,

    CONSTRAINT "publication_counts_pkey" PRIMARY KEY ("state")
);

-- CreateTable
CREATE TABLE "subdomains" (
    "subdomain" TEXT NOT NULL,
    "user_id" UUID,
    "held_until" TIMESTAMPTZ(3),

    CONSTRAINT "subdomains_pkey" PRIMARY KEY ("subdomain")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "user_id" UUID NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "version" BIGINT NOT NULL,
    "entitlements" TEXT[],

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("user_id","subscription_id")
);

-- CreateTable
CREATE TABLE "daily_views" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "daily_views_pkey" PRIMARY KEY ("user_id","day")
);

-- CreateTable
CREATE TABLE "referrer_views" (
    "user_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "host" TEXT NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "referrer_views_pkey" PRIMARY KEY ("user_id","day","host")
);

-- CreateTable
CREATE TABLE "view_totals" (
    "user_id" UUID NOT NULL,
    "views" BIGINT NOT NULL,

    CONSTRAINT "view_totals_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "flushed_view_batches" (
    "id" UUID NOT NULL,
    "flushed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "flushed_view_batches_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "publications_id_key" ON "publications"("id");

-- CreateIndex
CREATE UNIQUE INDEX "publications_subdomain_key" ON "publications"("subdomain");

-- CreateIndex
CREATE INDEX "publications_is_public_updated_at_id_idx" ON "publications"("is_public", "updated_at", "id");

-- CreateIndex
CREATE INDEX "publications_state_updated_at_id_idx" ON "publications"("state", "updated_at", "id");

-- CreateIndex
CREATE INDEX "publications_updated_at_id_idx" ON "publications"("updated_at", "id");

-- CreateIndex
CREATE INDEX "publications_check_at_idx" ON "publications"("check_at");

-- CreateIndex
CREATE INDEX "subdomains_user_id_idx" ON "subdomains"("user_id");

-- CreateIndex
CREATE INDEX "subdomains_held_until_idx" ON "subdomains"("held_until");

-- CreateIndex
CREATE INDEX "referrer_views_day_idx" ON "referrer_views"("day");

-- CreateIndex
CREATE INDEX "flushed_view_batches_flushed_at_idx" ON "flushed_view_batches"("flushed_at");
