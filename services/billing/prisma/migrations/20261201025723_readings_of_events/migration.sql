-- CreateTable
CREATE TABLE "provider_event_readings" (
    "is_live" BOOLEAN NOT NULL,
    "seen_until" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "after" TEXT,

    CONSTRAINT "provider_event_readings_pkey" PRIMARY KEY ("is_live")
);
