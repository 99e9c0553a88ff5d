-- The public list is in the order of publication. A publication that comes into its grace, or out of it, keeps its place.
CREATE INDEX CONCURRENTLY "publications_is_public_published_at_id_idx" ON "publications"("is_public", "published_at", "id");
