-- AlterTable
ALTER TABLE "users" ADD COLUMN     "suspension_version" INTEGER NOT NULL DEFAULT 0;
