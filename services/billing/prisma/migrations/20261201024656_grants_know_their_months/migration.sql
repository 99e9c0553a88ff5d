-- AlterTable
ALTER TABLE "credit_grants" ADD COLUMN     "month_end" TIMESTAMPTZ(3);
