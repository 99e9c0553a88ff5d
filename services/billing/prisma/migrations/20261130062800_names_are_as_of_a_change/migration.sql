-- AlterTable
ALTER TABLE "affiliates" ADD COLUMN     "name_as_of" TIMESTAMPTZ(3);
