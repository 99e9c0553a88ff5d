-- AlterTable
ALTER TABLE "customers" ADD COLUMN     "is_live" BOOLEAN;
