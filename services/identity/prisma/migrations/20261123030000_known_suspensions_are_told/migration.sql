-- Tells of users who were suspended before suspensions were counted: the other services hide what is public of them, and the log of
-- what has ended keeps them suspended through a restore. To whom it was told, the same number says nothing new.

-- Locks: only the rows of accounts that are suspended, which nobody can use. They stay as they are until all of it is committed.
UPDATE "users" SET "suspension_version" = GREATEST("suspension_version", 1) WHERE "suspended_at" IS NOT NULL;

-- resume.events.v1.SuspensionChanged on the wire: user_id = 1, a string of 36 bytes; suspended = 2, true; version = 3, 1.
INSERT INTO "outbox_events" ("id", "name", "payload", "request_id", "traceparent")
SELECT
  gen_random_uuid(),
  'resume.identity.suspension.changed',
  '\x0a24'::bytea || convert_to("id"::text, 'UTF8') || '\x10011801'::bytea,
  'upgrade',
  '00-' || replace(gen_random_uuid()::text, '-', '') || '-' || left(replace(gen_random_uuid()::text, '-', ''), 16) || '-01'
FROM "users"
WHERE "suspended_at" IS NOT NULL AND "suspension_version" = 1;
