-- CreateTable
CREATE TABLE "assets" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "mime_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "checksum" TEXT,
    "status" TEXT NOT NULL,
    "upload_key" TEXT NOT NULL,
    "upload_end" TIMESTAMPTZ(3) NOT NULL,
    "public_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "assets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "object_removals" (
    "key" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,
    "is_claimed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "object_removals_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "owners" (
    "user_id" UUID NOT NULL,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "owners_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "assets_user_id_id_idx" ON "assets"("user_id", "id");

-- CreateIndex
CREATE INDEX "assets_status_created_at_idx" ON "assets"("status", "created_at");

-- CreateIndex
CREATE INDEX "object_removals_due_at_idx" ON "object_removals"("due_at");

-- CreateIndex
CREATE INDEX "owners_erased_at_idx" ON "owners"("erased_at");
