-- CreateTable
CREATE TABLE "owners" (
    "user_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "owners_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "document_counts" (
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "active" INTEGER NOT NULL,

    CONSTRAINT "document_counts_pkey" PRIMARY KEY ("user_id","type")
);

-- CreateTable
CREATE TABLE "documents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "active_slug" TEXT,
    "tags" TEXT[],
    "metadata" TEXT NOT NULL,
    "template_id" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "visibility" TEXT NOT NULL,
    "keep_local_only" BOOLEAN NOT NULL,
    "content_id" UUID NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "last_synced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_contents" (
    "id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "content" TEXT NOT NULL,

    CONSTRAINT "document_contents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "document_versions" (
    "document_id" UUID NOT NULL,
    "revision" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "tags" TEXT[],
    "metadata" TEXT NOT NULL,
    "template_id" TEXT NOT NULL,
    "schema_version" INTEGER NOT NULL,
    "visibility" TEXT NOT NULL,
    "content_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "superseded_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "document_versions_pkey" PRIMARY KEY ("document_id","revision")
);

-- CreateTable
CREATE TABLE "master_profiles" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "master_profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "share_links" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "document_id" UUID NOT NULL,
    "username" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "document_slug" TEXT NOT NULL,
    "document_title" TEXT NOT NULL,
    "snapshot" TEXT NOT NULL,
    "password_hash" TEXT,
    "expires_at" TIMESTAMPTZ(3),
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "last_viewed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "share_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "flushed_view_batches" (
    "id" UUID NOT NULL,
    "flushed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "flushed_view_batches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "import_uses" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "lapses_at" TIMESTAMPTZ(3),

    CONSTRAINT "import_uses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "user_id" UUID NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "version" BIGINT NOT NULL,
    "status" TEXT NOT NULL,
    "product_key" TEXT NOT NULL,
    "entitlements" TEXT[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("user_id","subscription_id")
);

-- CreateTable
CREATE TABLE "outbox_events" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "payload" BYTEA NOT NULL,
    "request_id" TEXT NOT NULL,
    "traceparent" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "outbox_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "handled_events" (
    "consumer" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "handled_events_pkey" PRIMARY KEY ("consumer","event_id")
);

-- CreateTable
CREATE TABLE "job_leases" (
    "name" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "token" BIGINT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_leases_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE INDEX "owners_erased_at_idx" ON "owners"("erased_at");

-- CreateIndex
CREATE INDEX "documents_user_id_is_active_updated_at_id_idx" ON "documents"("user_id", "is_active", "updated_at", "id");

-- CreateIndex
CREATE INDEX "documents_user_id_is_active_created_at_id_idx" ON "documents"("user_id", "is_active", "created_at", "id");

-- CreateIndex
CREATE INDEX "documents_user_id_is_active_title_id_idx" ON "documents"("user_id", "is_active", "title", "id");

-- CreateIndex
CREATE INDEX "documents_deleted_at_idx" ON "documents"("deleted_at");

-- CreateIndex
CREATE UNIQUE INDEX "documents_user_id_active_slug_key" ON "documents"("user_id", "active_slug");

-- CreateIndex
CREATE INDEX "document_contents_document_id_idx" ON "document_contents"("document_id");

-- CreateIndex
CREATE INDEX "document_versions_content_id_idx" ON "document_versions"("content_id");

-- CreateIndex
CREATE INDEX "document_versions_superseded_at_idx" ON "document_versions"("superseded_at");

-- CreateIndex
CREATE UNIQUE INDEX "master_profiles_id_key" ON "master_profiles"("id");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_document_id_key" ON "share_links"("document_id");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_token_key" ON "share_links"("token");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_user_id_slug_key" ON "share_links"("user_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "share_links_username_slug_key" ON "share_links"("username", "slug");

-- CreateIndex
CREATE INDEX "flushed_view_batches_flushed_at_idx" ON "flushed_view_batches"("flushed_at");

-- CreateIndex
CREATE INDEX "import_uses_user_id_kind_at_idx" ON "import_uses"("user_id", "kind", "at");

-- CreateIndex
CREATE INDEX "import_uses_at_idx" ON "import_uses"("at");

-- CreateIndex
CREATE INDEX "handled_events_handled_at_idx" ON "handled_events"("handled_at");

-- AddForeignKey
ALTER TABLE "document_contents" ADD CONSTRAINT "document_contents_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_document_id_fkey" FOREIGN KEY ("document_id") REFERENCES "documents"("id") ON DELETE CASCADE ON UPDATE CASCADE;
