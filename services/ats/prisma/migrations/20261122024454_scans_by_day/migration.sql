-- CreateTable
CREATE TABLE "scan_counts" (
    "day" DATE NOT NULL,
    "slot" INTEGER NOT NULL,
    "scans" INTEGER NOT NULL,

    CONSTRAINT "scan_counts_pkey" PRIMARY KEY ("day","slot")
);
