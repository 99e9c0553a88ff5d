-- Pages of the public list are found in an index alone, as long as PostgreSQL knows which rows everybody sees. Each
-- publication is changed once a day, by the check of access: at the usual fifth of the table it would mostly not know.
ALTER TABLE "publications" SET (autovacuum_vacuum_scale_factor = 0.02);
