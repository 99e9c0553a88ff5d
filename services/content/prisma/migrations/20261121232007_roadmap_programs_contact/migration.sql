-- CreateTable
CREATE TABLE "roadmap_items" (
    "id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "full_description" TEXT NOT NULL,
    "why_it_matters" TEXT NOT NULL,
    "details" JSONB,
    "status" TEXT NOT NULL,
    "eta" TEXT,
    "timeline" TEXT,
    "tags" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "started_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "completed_quarter" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "roadmap_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ambassador_applications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "open_user_id" UUID,
    "status" TEXT NOT NULL,
    "college_name" TEXT NOT NULL,
    "graduation_year" INTEGER NOT NULL,
    "why_join" TEXT NOT NULL,
    "superpower" TEXT NOT NULL,
    "fun_fact" TEXT NOT NULL,
    "vibe_check" TEXT,
    "social_handle" TEXT,
    "review_note" TEXT,
    "reviewed_at" TIMESTAMPTZ(3),
    "submitted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ambassador_applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "erased_users" (
    "user_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "erased_users_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "roadmap_items_created_at_id_idx" ON "roadmap_items"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "roadmap_items_status_created_at_id_idx" ON "roadmap_items"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "roadmap_items_completed_at_id_idx" ON "roadmap_items"("completed_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ambassador_applications_open_user_id_key" ON "ambassador_applications"("open_user_id");

-- CreateIndex
CREATE INDEX "ambassador_applications_user_id_submitted_at_idx" ON "ambassador_applications"("user_id", "submitted_at" DESC);

-- CreateIndex
CREATE INDEX "ambassador_applications_submitted_at_id_idx" ON "ambassador_applications"("submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "ambassador_applications_status_submitted_at_id_idx" ON "ambassador_applications"("status", "submitted_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_messages_user_id_id_idx" ON "contact_messages"("user_id", "id");

-- CreateIndex
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages"("created_at");

-- CreateIndex
CREATE INDEX "erased_users_erased_at_idx" ON "erased_users"("erased_at");
