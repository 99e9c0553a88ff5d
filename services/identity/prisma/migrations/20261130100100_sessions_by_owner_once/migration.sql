-- The index of the migration before begins alike.
DROP INDEX CONCURRENTLY "sessions_user_id_idx";
