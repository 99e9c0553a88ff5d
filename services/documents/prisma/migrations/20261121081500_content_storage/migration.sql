-- Compressing a document of 1 MB takes PostgreSQL longer than writing it. It is kept as it is, beside the row.
ALTER TABLE "document_contents" ALTER COLUMN "content" SET STORAGE EXTERNAL;
