-- AlterTable
ALTER TABLE "documents" ADD COLUMN     "subdomain" TEXT NOT NULL DEFAULT '';
