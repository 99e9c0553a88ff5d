-- Lists, exports and deletions take the sessions of a user in the order in which they began.
CREATE INDEX CONCURRENTLY "sessions_user_id_created_at_id_idx" ON "sessions"("user_id", "created_at", "id");
