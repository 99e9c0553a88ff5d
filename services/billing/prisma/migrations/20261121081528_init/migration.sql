-- CreateTable
CREATE TABLE "wallets" (
    "user_id" UUID NOT NULL,
    "available" INTEGER NOT NULL DEFAULT 0,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "debt" INTEGER NOT NULL DEFAULT 0,
    "lifetime_credited" BIGINT NOT NULL DEFAULT 0,
    "lifetime_debited" BIGINT NOT NULL DEFAULT 0,
    "movements" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "wallets_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "credit_grants" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "remaining" INTEGER NOT NULL,
    "taken_back" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_grants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credit_reservations" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "request_id" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "committed" INTEGER NOT NULL DEFAULT 0,
    "purpose" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "credit_reservations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_transactions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "reservation_id" UUID,
    "available_change" INTEGER NOT NULL,
    "reserved_change" INTEGER NOT NULL,
    "balance_after" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_transactions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ledger_entries" (
    "transaction_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "account" TEXT NOT NULL,
    "grant_id" UUID,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("transaction_id","position")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "provider_id" TEXT,
    "status" TEXT NOT NULL,
    "product_key" TEXT,
    "interval" TEXT,
    "current_period_start" TIMESTAMPTZ(3),
    "current_period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "grace_ends_at" TIMESTAMPTZ(3),
    "entitlements" TEXT[],
    "due_at" TIMESTAMPTZ(3),
    "version" BIGINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "customers" (
    "user_id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "readings" BIGINT NOT NULL DEFAULT 0,
    "applied" BIGINT NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customers_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "checkouts" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "session_id" TEXT,
    "url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "checkouts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "item_key" TEXT NOT NULL,
    "amount_cents" INTEGER NOT NULL,
    "refunded_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "credits" INTEGER NOT NULL,
    "paid_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "object_kind" TEXT NOT NULL,
    "object_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "applied_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_events_pkey" PRIMARY KEY ("id")
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
CREATE INDEX "wallets_erased_at_idx" ON "wallets"("erased_at");

-- CreateIndex
CREATE UNIQUE INDEX "credit_grants_reference_key" ON "credit_grants"("reference");

-- CreateIndex
CREATE INDEX "credit_grants_user_id_expires_at_idx" ON "credit_grants"("user_id", "expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "credit_reservations_user_id_request_id_key" ON "credit_reservations"("user_id", "request_id");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_transactions_user_id_number_key" ON "ledger_transactions"("user_id", "number");

-- CreateIndex
CREATE INDEX "ledger_entries_user_id_account_idx" ON "ledger_entries"("user_id", "account");

-- CreateIndex
CREATE INDEX "ledger_entries_grant_id_idx" ON "ledger_entries"("grant_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_id_key" ON "subscriptions"("id");

-- CreateIndex
CREATE INDEX "subscriptions_due_at_idx" ON "subscriptions"("due_at");

-- CreateIndex
CREATE UNIQUE INDEX "customers_provider_id_key" ON "customers"("provider_id");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_id_key" ON "payments"("provider_id");

-- CreateIndex
CREATE INDEX "payments_user_id_paid_at_id_idx" ON "payments"("user_id", "paid_at", "id");

-- CreateIndex
CREATE INDEX "provider_events_applied_at_received_at_idx" ON "provider_events"("applied_at", "received_at");

-- CreateIndex
CREATE INDEX "handled_events_handled_at_idx" ON "handled_events"("handled_at");

-- What has outlived its time is found by these.
CREATE INDEX "credit_reservations_held_idx" ON "credit_reservations"("expires_at") WHERE "state" = 'held';
CREATE INDEX "credit_grants_left_idx" ON "credit_grants"("expires_at") WHERE "remaining" > 0;
CREATE INDEX "credit_reservations_held_user_idx" ON "credit_reservations"("user_id") WHERE "state" = 'held';
CREATE INDEX "credit_grants_left_user_idx" ON "credit_grants"("user_id", "expires_at") WHERE "remaining" > 0;
CREATE UNIQUE INDEX "ledger_transactions_reservation_id_idx" ON "ledger_transactions"("reservation_id", (kind = 'reserve'))
  WHERE "reservation_id" IS NOT NULL;

-- The database itself refuses what must never be.
ALTER TABLE "wallets" ADD CONSTRAINT "wallets_not_negative"
  CHECK ("available" >= 0 AND "reserved" >= 0 AND "debt" >= 0);
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_in_bounds"
  CHECK ("amount" > 0 AND "remaining" BETWEEN 0 AND "amount" AND "taken_back" BETWEEN 0 AND "amount");
ALTER TABLE "credit_reservations" ADD CONSTRAINT "credit_reservations_in_bounds"
  CHECK ("amount" > 0 AND "committed" BETWEEN 0 AND "amount");

-- A function of one statement, and rules: the engine that applies migrations splits scripts at every semicolon.
CREATE FUNCTION refuse_ledger_change() RETURNS int LANGUAGE sql AS 'SELECT concat(''the ledger is only added to'')::int';

CREATE RULE "ledger_entries_are_not_changed" AS ON UPDATE TO "ledger_entries"
  DO INSTEAD SELECT refuse_ledger_change();
CREATE RULE "ledger_transactions_are_not_changed" AS ON UPDATE TO "ledger_transactions"
  DO INSTEAD SELECT refuse_ledger_change();

-- Only the erasure of a whole user lets go of rows.
CREATE RULE "ledger_entries_are_not_removed" AS ON DELETE TO "ledger_entries"
  WHERE current_setting('billing.erasing', true) IS DISTINCT FROM 'on'
  DO INSTEAD SELECT refuse_ledger_change();
CREATE RULE "ledger_transactions_are_not_removed" AS ON DELETE TO "ledger_transactions"
  WHERE current_setting('billing.erasing', true) IS DISTINCT FROM 'on'
  DO INSTEAD SELECT refuse_ledger_change();
