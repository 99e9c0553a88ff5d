-- AlterTable
ALTER TABLE "owners" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN     "suspension_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "publications" ADD COLUMN     "is_withheld" BOOLEAN NOT NULL DEFAULT false;
