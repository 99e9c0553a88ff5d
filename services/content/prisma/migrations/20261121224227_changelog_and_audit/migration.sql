-- CreateTable
CREATE TABLE "changelog_entries" (
    "id" UUID NOT NULL,
    "version" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "codehost_url" TEXT NOT NULL,
    "added" TEXT[],
    "improved" TEXT[],
    "fixed" TEXT[],
    "breaking" TEXT[],
    "security" TEXT[],
    "tags" TEXT[],
    "pr_refs" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "changelog_entries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "actor_email" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,
    "request_id" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "changelog_entries_version_key" ON "changelog_entries"("version");

-- CreateIndex
CREATE INDEX "changelog_entries_published_at_id_idx" ON "changelog_entries"("published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "changelog_entries_type_published_at_id_idx" ON "changelog_entries"("type", "published_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "changelog_entries_tags_idx" ON "changelog_entries" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "audit_entries_at_id_idx" ON "audit_entries"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_action_at_id_idx" ON "audit_entries"("action", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_at_id_idx" ON "audit_entries"("subject_id", "at" DESC, "id" DESC);
