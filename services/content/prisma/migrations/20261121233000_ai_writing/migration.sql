-- AlterTable
ALTER TABLE "erased_users" ALTER COLUMN "user_id" SET DATA TYPE TEXT;

-- CreateTable
CREATE TABLE "paid_runs" (
    "id" UUID NOT NULL,
    "user_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "request_id" TEXT,
    "fingerprint" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "holder" UUID NOT NULL,
    "leased_until" TIMESTAMPTZ(3) NOT NULL,
    "reservation_id" TEXT,
    "credits" INTEGER NOT NULL DEFAULT 0,
    "answer" BYTEA,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "paid_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "run_slots" (
    "user_id" TEXT NOT NULL,
    "slot" INTEGER NOT NULL,
    "run_id" UUID NOT NULL,
    "taken_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "run_slots_pkey" PRIMARY KEY ("user_id","slot")
);

-- CreateTable
CREATE TABLE "token_usage" (
    "day" DATE NOT NULL,
    "tokens" BIGINT NOT NULL,

    CONSTRAINT "token_usage_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "paid_runs_state_leased_until_idx" ON "paid_runs"("state", "leased_until");

-- CreateIndex
CREATE INDEX "paid_runs_expires_at_idx" ON "paid_runs"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "paid_runs_user_id_kind_request_id_key" ON "paid_runs"("user_id", "kind", "request_id");

-- CreateIndex
CREATE INDEX "run_slots_taken_until_idx" ON "run_slots"("taken_until");
