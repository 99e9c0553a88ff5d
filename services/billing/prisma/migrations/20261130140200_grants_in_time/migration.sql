-- Exports take the grants of a user in the order in which they came in.
CREATE INDEX CONCURRENTLY "credit_grants_user_id_created_at_id_idx" ON "credit_grants"("user_id", "created_at", "id");
