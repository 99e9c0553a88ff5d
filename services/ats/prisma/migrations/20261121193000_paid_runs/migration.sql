-- The table of packages/paid-work takes the place of ai_runs.
ALTER TABLE "ai_runs" RENAME TO "paid_runs";
ALTER TABLE "paid_runs" RENAME COLUMN "held_until" TO "leased_until";
ALTER TABLE "paid_runs" RENAME CONSTRAINT "ai_runs_pkey" TO "paid_runs_pkey";
ALTER INDEX "ai_runs_state_held_until_idx" RENAME TO "paid_runs_state_leased_until_idx";
ALTER INDEX "ai_runs_expires_at_idx" RENAME TO "paid_runs_expires_at_idx";
ALTER INDEX "ai_runs_user_id_kind_request_id_key" RENAME TO "paid_runs_user_id_kind_request_id_key";

UPDATE "paid_runs" SET "state" = CASE "state"
  WHEN 'running' THEN 'claimed'
  WHEN 'kept' THEN 'answered'
  WHEN 'owing' THEN 'owed'
  WHEN 'done' THEN CASE WHEN "credits" > 0 THEN 'paid' ELSE 'released' END
  ELSE "state"
END;

-- The release before works on while this one is rolled out.
CREATE VIEW "ai_runs" AS
  SELECT "id", "user_id", "kind", "request_id", "fingerprint", "state", "holder", "leased_until" AS "held_until",
    "reservation_id", "credits", "answer", "created_at", "expires_at"
  FROM "paid_runs";
