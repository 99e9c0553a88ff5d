import { describe, expect, it } from 'vitest'
import { migrationsLockBriefly } from './migrations-lock-briefly.ts'

/** What the law says of migrations, one after the other; the last is the one in question. */
async function complaints(...migrations: string[]): Promise<string[]> {
  const contents = Object.fromEntries(
    migrations.map((sql, index) => [`services/ats/prisma/migrations/2026120${index + 1}000000_x/migration.sql`, sql]),
  )
  const read = (path: string) => contents[path] ?? ''
  return await migrationsLockBriefly.findBreaches({ root: '/', files: Object.keys(contents), read, workspaces: [] })
}

const long = [
  'CREATE INDEX "a" ON "runs"("b");',
  'CREATE UNIQUE INDEX "a" ON "runs"("b");',
  'CREATE INDEX CONCURRENTLY "a" ON "runs"("b");\nALTER TABLE "runs" ADD COLUMN "c" TEXT;',
  'ALTER TABLE "runs" ALTER COLUMN "b" SET DATA TYPE BIGINT;',
  'ALTER TABLE "runs" ALTER COLUMN "b" TYPE BIGINT USING b::bigint;',
  'ALTER TABLE "runs" ALTER COLUMN "b" SET NOT NULL;',
  'ALTER TABLE "runs" ADD COLUMN "b" TEXT NOT NULL;',
  'ALTER TABLE "runs" ADD COLUMN "b" UUID NOT NULL DEFAULT gen_random_uuid();',
  'ALTER TABLE "runs" ADD COLUMN "b" UUID REFERENCES "users"("id");',
  'ALTER TABLE "runs" ADD CONSTRAINT "c" CHECK ("b" > 0);',
  'ALTER TABLE "runs" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "users"("id") ON DELETE CASCADE;',
  'ALTER TABLE "runs" ADD CONSTRAINT "c" UNIQUE ("b");',
  'ALTER TABLE "runs" ADD CONSTRAINT "c" CHECK ("b" > 0) NOT VALID;\nALTER TABLE "runs" VALIDATE CONSTRAINT "c";',
  'ALTER TABLE "runs" ADD CHECK ("b" > 0);',
  'ALTER TABLE "runs" ADD UNIQUE ("b", "c");',
  'ALTER TABLE "runs" ADD PRIMARY KEY ("b");',
  'ALTER TABLE "runs" ADD FOREIGN KEY ("b") REFERENCES "users"("id");',
  'ALTER TABLE "runs" ADD COLUMN "b" TEXT NOT NULL, ADD COLUMN "c" INTEGER DEFAULT 0;',
  'ALTER TABLE "runs" ADD CONSTRAINT "c" CHECK ("b" > 0), ADD CONSTRAINT "d" CHECK ("e" > 0) NOT VALID;',
  'ALTER TABLE public."runs" SET UNLOGGED;',
  'UPDATE "runs" SET "b" = 1;',
  'WITH old AS (SELECT id FROM runs) UPDATE runs SET b = 1 FROM old WHERE runs.id = old.id;',
  'DO $$ BEGIN UPDATE runs SET b = 1; END $$;',
  '-- the reason; of no use here\nDELETE FROM "runs" WHERE "b" = 1;',
  'LOCK TABLE "runs";',
  'VACUUM FULL "runs";',
  'REINDEX TABLE "runs";',
]

const short = [
  'CREATE INDEX CONCURRENTLY "a" ON "runs"("b");',
  'ALTER TABLE "runs" ADD COLUMN "b" TEXT, ADD COLUMN "c" INTEGER NOT NULL DEFAULT 0;',
  'ALTER TABLE "runs" ADD COLUMN "b" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;',
  'ALTER TABLE "runs" ADD COLUMN "b" NUMERIC(10, 2) NOT NULL DEFAULT 0, ADD CHECK ("b" IN (1, 2)) NOT VALID;',
  'ALTER TABLE "runs" DROP COLUMN "b";',
  'ALTER TABLE "runs" ALTER COLUMN "b" DROP NOT NULL, ALTER COLUMN "c" SET DEFAULT 3;',
  'ALTER TABLE "runs" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "users"("id") NOT VALID;',
  'ALTER TABLE "runs" VALIDATE CONSTRAINT "c";',
  'ALTER TABLE "runs" ADD CONSTRAINT "c" UNIQUE USING INDEX "a";',
  'CREATE TABLE "new" ("a" TEXT NOT NULL);\nCREATE INDEX "b" ON "new"("a");\nALTER TABLE "new" ADD CONSTRAINT "c" CHECK ("a" > 0);',
  '-- Locks: at most one row for each of some hundred services.\nUPDATE "runs" SET "b" = 1;',
  "CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN UPDATE runs SET a = ';'; RETURN NEW; END $$ LANGUAGE plpgsql;",
  `COMMENT ON TABLE "runs" IS 'UPDATE runs; LOCK TABLE runs';`,
]

describe('the law about locks of migrations', () => {
  it.each(long)('refuses %s', async (sql) => expect(await complaints(sql)).toHaveLength(1))

  it.each(short)('takes %s', async (sql) => expect(await complaints(sql)).toEqual([]))

  it('takes SET NOT NULL once a constraint that says so was validated', async () => {
    const check = 'ALTER TABLE "runs" ADD CONSTRAINT "b_is_there" CHECK ("b" IS NOT NULL) NOT VALID;'
    const validate = 'ALTER TABLE "runs" VALIDATE CONSTRAINT "b_is_there";'
    const set = 'ALTER TABLE "runs" ALTER COLUMN "b" SET NOT NULL;\nALTER TABLE "runs" DROP CONSTRAINT "b_is_there";'
    expect(await complaints(check, validate, set)).toEqual([])
    expect(await complaints(check, set)).toHaveLength(1)
  })

  it('says what to write instead', async () => {
    expect(await complaints('CREATE INDEX "a" ON "runs"("b");')).toEqual([
      expect.stringMatching(
        /migration\.sql: "CREATE INDEX .*" locks the table; write CREATE INDEX CONCURRENTLY, alone/,
      ),
    ])
  })
})
