-- CreateIndex
CREATE UNIQUE INDEX "assets_upload_key_key" ON "assets"("upload_key");

-- CreateIndex
CREATE UNIQUE INDEX "assets_public_key_key" ON "assets"("public_key");
