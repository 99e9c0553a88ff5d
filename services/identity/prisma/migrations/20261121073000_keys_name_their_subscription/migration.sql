-- A key names the subscription that owns it, and a user can have had several.
-- Nothing has told of subscriptions before, so there are no states to carry over.
DROP TABLE "subscription_states";

CREATE TABLE "subscription_states" (
    "subscription_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "version" BIGINT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_states_pkey" PRIMARY KEY ("subscription_id")
);

CREATE INDEX "subscription_states_user_id_idx" ON "subscription_states"("user_id");

ALTER TABLE "subscription_states" ADD CONSTRAINT "subscription_states_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "api_keys" DROP COLUMN "subscription_owned", ADD COLUMN "subscription_id" TEXT;

CREATE INDEX "api_keys_subscription_id_idx" ON "api_keys"("subscription_id");
