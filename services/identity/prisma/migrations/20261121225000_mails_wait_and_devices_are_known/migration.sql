-- CreateTable
CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "address" VARCHAR(320),
    "reply_to" VARCHAR(320),
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_devices" (
    "user_id" UUID NOT NULL,
    "user_agent" VARCHAR(200) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_devices_pkey" PRIMARY KEY ("user_id","user_agent")
);

-- CreateIndex
CREATE INDEX "mails_due_at_id_idx" ON "mails"("due_at", "id");

-- CreateIndex
CREATE INDEX "mails_user_id_idx" ON "mails"("user_id");

-- CreateIndex
CREATE INDEX "known_devices_last_seen_at_idx" ON "known_devices"("last_seen_at");

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
