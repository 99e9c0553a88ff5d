-- CreateTable
CREATE TABLE "affiliates" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "code" TEXT,
    "status" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "referrals" INTEGER NOT NULL DEFAULT 0,
    "conversions" INTEGER NOT NULL DEFAULT 0,
    "pending_cents" INTEGER NOT NULL DEFAULT 0,
    "available_cents" INTEGER NOT NULL DEFAULT 0,
    "reserved_cents" INTEGER NOT NULL DEFAULT 0,
    "paid_cents" INTEGER NOT NULL DEFAULT 0,
    "owed_cents" INTEGER NOT NULL DEFAULT 0,
    "enrolled_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affiliates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_clicks" (
    "affiliate_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "visitor_hash" TEXT NOT NULL,
    "referrer_host" TEXT,

    CONSTRAINT "affiliate_clicks_pkey" PRIMARY KEY ("affiliate_id","day","visitor_hash")
);

-- CreateTable
CREATE TABLE "affiliate_referrals" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "user_id" UUID,
    "status" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "converted_at" TIMESTAMPTZ(3),

    CONSTRAINT "affiliate_referrals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_commissions" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "referral_id" UUID NOT NULL,
    "payment_id" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "reversed_cents" INTEGER NOT NULL DEFAULT 0,
    "rate_bps" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "matured_at" TIMESTAMPTZ(3),
    "matures_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affiliate_commissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_withdrawals" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "affiliate_withdrawals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_transactions" (
    "id" UUID NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "commission_id" UUID,
    "withdrawal_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "affiliate_transactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "affiliate_entries" (
    "transaction_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "account" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,

    CONSTRAINT "affiliate_entries_pkey" PRIMARY KEY ("transaction_id","position")
);

-- CreateTable
CREATE TABLE "affiliate_earnings" (
    "period" TEXT NOT NULL,
    "affiliate_id" UUID NOT NULL,
    "earned_cents" INTEGER NOT NULL,
    "commissions" INTEGER NOT NULL,

    CONSTRAINT "affiliate_earnings_pkey" PRIMARY KEY ("period","affiliate_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "affiliates_user_id_key" ON "affiliates"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "affiliates_code_key" ON "affiliates"("code");

-- CreateIndex
CREATE INDEX "affiliates_status_id_idx" ON "affiliates"("status", "id");

-- CreateIndex
CREATE INDEX "affiliate_clicks_day_idx" ON "affiliate_clicks"("day");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_referrals_user_id_key" ON "affiliate_referrals"("user_id");

-- CreateIndex
CREATE INDEX "affiliate_referrals_affiliate_id_id_idx" ON "affiliate_referrals"("affiliate_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "affiliate_commissions_payment_id_key" ON "affiliate_commissions"("payment_id");

-- CreateIndex
CREATE INDEX "affiliate_commissions_affiliate_id_status_id_idx" ON "affiliate_commissions"("affiliate_id", "status", "id");

-- CreateIndex
CREATE INDEX "affiliate_commissions_affiliate_id_id_idx" ON "affiliate_commissions"("affiliate_id", "id");

-- CreateIndex
CREATE INDEX "affiliate_commissions_due_at_idx" ON "affiliate_commissions"("due_at");

-- CreateIndex
CREATE INDEX "affiliate_withdrawals_affiliate_id_id_idx" ON "affiliate_withdrawals"("affiliate_id", "id");

-- CreateIndex
CREATE INDEX "affiliate_withdrawals_status_id_idx" ON "affiliate_withdrawals"("status", "id");

-- CreateIndex
CREATE INDEX "affiliate_transactions_affiliate_id_id_idx" ON "affiliate_transactions"("affiliate_id", "id");

-- CreateIndex
CREATE INDEX "affiliate_entries_affiliate_id_account_idx" ON "affiliate_entries"("affiliate_id", "account");

-- CreateIndex
CREATE INDEX "affiliate_earnings_period_earned_cents_affiliate_id_idx" ON "affiliate_earnings"("period", "earned_cents", "affiliate_id");

-- One withdrawal at a time is open.
CREATE UNIQUE INDEX "affiliate_withdrawals_open_idx" ON "affiliate_withdrawals"("affiliate_id")
  WHERE "status" IN ('REQUESTED', 'APPROVED');

-- The database itself refuses what must never be.
ALTER TABLE "affiliates" ADD CONSTRAINT "affiliates_not_negative" CHECK ("pending_cents" >= 0 AND "available_cents" >= 0
  AND "reserved_cents" >= 0 AND "paid_cents" >= 0 AND "owed_cents" >= 0
  AND ("owed_cents" = 0 OR "available_cents" = 0));
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_in_bounds"
  CHECK ("amount_cents" > 0 AND "reversed_cents" BETWEEN 0 AND "amount_cents");
ALTER TABLE "affiliate_withdrawals" ADD CONSTRAINT "affiliate_withdrawals_in_bounds" CHECK ("amount_cents" > 0);

CREATE RULE "affiliate_entries_are_not_changed" AS ON UPDATE TO "affiliate_entries"
  DO INSTEAD SELECT refuse_ledger_change();
CREATE RULE "affiliate_transactions_are_not_changed" AS ON UPDATE TO "affiliate_transactions"
  DO INSTEAD SELECT refuse_ledger_change();
CREATE RULE "affiliate_entries_are_not_removed" AS ON DELETE TO "affiliate_entries"
  DO INSTEAD SELECT refuse_ledger_change();
CREATE RULE "affiliate_transactions_are_not_removed" AS ON DELETE TO "affiliate_transactions"
  DO INSTEAD SELECT refuse_ledger_change();
