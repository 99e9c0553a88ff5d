-- Locks: only the rows of accounts that are suspended, which nobody can use.
UPDATE "users" SET "suspension_version" = 1 WHERE "suspended_at" IS NOT NULL;
