-- CreateTable
CREATE TABLE "codehost_readings" (
    "id" INTEGER NOT NULL,
    "repo" TEXT NOT NULL,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "round" INTEGER NOT NULL,
    "place" TIMESTAMPTZ(3),

    CONSTRAINT "codehost_readings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "codehost_read_items" (
    "number" INTEGER NOT NULL,
    "item" JSONB NOT NULL,

    CONSTRAINT "codehost_read_items_pkey" PRIMARY KEY ("number")
);
