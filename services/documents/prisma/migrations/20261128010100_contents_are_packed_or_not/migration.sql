ALTER TABLE "document_contents" VALIDATE CONSTRAINT "document_contents_held_once";
