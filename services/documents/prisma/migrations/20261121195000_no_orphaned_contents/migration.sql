-- From now on a content goes with the last version that refers to it. Until now an hourly job looked for contents that
-- nothing refers to, and where there were too many to look through within its time limit they stayed.
DELETE FROM "document_contents" content
WHERE NOT EXISTS (SELECT 1 FROM "documents" WHERE "id" = content."document_id" AND "content_id" = content."id")
  AND NOT EXISTS (SELECT 1 FROM "document_versions" WHERE "content_id" = content."id");
