-- CreateTable
CREATE TABLE "ai_runs" (
    "id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "request_id" TEXT,
    "fingerprint" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "holder" UUID NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,
    "reservation_id" TEXT,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "answer" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ai_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ai_runs_state_held_until_idx" ON "ai_runs"("state", "held_until");

-- CreateIndex
CREATE INDEX "ai_runs_expires_at_idx" ON "ai_runs"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "ai_runs_user_id_kind_request_id_key" ON "ai_runs"("user_id", "kind", "request_id");
