-- Parts of names and addresses are found by their trigrams. Every owner of a database may create this extension.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateIndex
CREATE INDEX "users_search" ON "users" USING GIN (
    (lower("name" || ' ' || "email" || ' ' || coalesce("username", ''))) gin_trgm_ops
);
