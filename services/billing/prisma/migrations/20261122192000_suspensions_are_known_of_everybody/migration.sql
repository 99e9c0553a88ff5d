-- AlterTable
ALTER TABLE "wallets" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN     "suspension_version" INTEGER NOT NULL DEFAULT 0;
