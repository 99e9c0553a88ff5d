-- Titles are listed and searched in the order and the cases of the root locale (Unicode, CLDR), whatever locale the server
-- has: by bytes, as in the locale C, every capital letter comes before every small one, and Ä is not found as ä.
ALTER TABLE "documents" ALTER COLUMN "title" SET DATA TYPE TEXT COLLATE "und-x-icu";
