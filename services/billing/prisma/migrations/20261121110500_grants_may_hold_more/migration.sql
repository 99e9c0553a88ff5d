-- A grant can come to hold more than it brought in: other credits pay the debt of a refund, the dispute is won and the whole
-- grant comes in again, and then a reservation gives back what it still held of it. The sums are right, the bound was not.
ALTER TABLE "credit_grants" DROP CONSTRAINT "credit_grants_in_bounds";
ALTER TABLE "credit_grants" ADD CONSTRAINT "credit_grants_in_bounds"
  CHECK ("amount" > 0 AND "remaining" >= 0 AND "taken_back" BETWEEN 0 AND "amount");
