-- Tells of portfolios that were suspended before rulings were numbered: the log of what has ended keeps them suspended through a
-- restore. Where it was told already, the same number says nothing new.

-- Locks: the owners of suspended publications, some hundred rows, so that nothing is ruled about them until all of it is committed.
INSERT INTO "owners" ("user_id", "moderation_version")
SELECT "user_id", 1 FROM "publications" WHERE "state" IN ('MODERATED', 'BARRED') ORDER BY "user_id"
ON CONFLICT ("user_id") DO UPDATE SET "moderation_version" = GREATEST("owners"."moderation_version", 1);

-- resume.events.v1.ModerationChanged on the wire: user_id = 1, publication_id = 2 and document_id = 3, strings of 36 bytes each;
-- suspended = 4, true; version = 5, 1.
INSERT INTO "outbox_events" ("id", "name", "payload", "request_id", "traceparent")
SELECT
  gen_random_uuid(),
  'resume.portfolio.moderation.changed',
  '\x0a24'::bytea || convert_to("user_id"::text, 'UTF8')
    || '\x1224'::bytea || convert_to("id"::text, 'UTF8')
    || '\x1a24'::bytea || convert_to("document_id"::text, 'UTF8')
    || '\x20012801'::bytea,
  'upgrade',
  '00-' || replace(gen_random_uuid()::text, '-', '') || '-' || left(replace(gen_random_uuid()::text, '-', ''), 16) || '-01'
FROM "publications" JOIN "owners" USING ("user_id")
WHERE "state" IN ('MODERATED', 'BARRED') AND "moderation_version" = 1 AND "erased_at" IS NULL;
