-- With a live key a job looks for these again and again, and hardly ever finds one.
CREATE INDEX CONCURRENTLY "customers_of_test_mode_idx" ON "customers"("created_at") WHERE NOT "is_live";
