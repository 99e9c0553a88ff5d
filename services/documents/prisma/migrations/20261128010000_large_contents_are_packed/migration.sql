-- Large contents are kept as zstd makes them: PostgreSQL writes them in a quarter of the time and space.
ALTER TABLE "document_contents"
  ADD COLUMN "packed" BYTEA,
  ADD COLUMN "size" INTEGER,
  ALTER COLUMN "content" DROP NOT NULL,
  -- What is packed does not shrink further.
  ALTER COLUMN "packed" SET STORAGE EXTERNAL,
  ADD CONSTRAINT "document_contents_held_once" CHECK (
    ("content" IS NULL) <> ("packed" IS NULL) AND ("packed" IS NULL) = ("size" IS NULL)
  ) NOT VALID;
