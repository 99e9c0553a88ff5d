-- AlterTable
ALTER TABLE "owners" ADD COLUMN     "moderation_version" INTEGER NOT NULL DEFAULT 0;
