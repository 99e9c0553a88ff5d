import type { Law } from './law.ts'
import { type Statement, statementsOf } from './sql-statements.ts'

/** Migrations before this one made the tables of the first release, and ran when those were empty. */
const firstHeld = '20261123'

/** What a comment above a statement begins with when it is right all the same, and why. */
const excuse = /^Locks:.{10,}/m

const name = String.raw`"?(\w+)"?`
const onTable = new RegExp(
  String.raw`^(?:CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?|ALTER TABLE (?:IF EXISTS )?(?:ONLY )?|UPDATE (?:ONLY )?|DELETE FROM (?:ONLY )?|LOCK (?:TABLE )?)${name}`,
  'i',
)

const alterTable = /^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?(?:"?\w+"?\.)?"?\w+"? /i

/** Statements that read or write every row under a lock that others wait for, and what to do instead. */
const long: [RegExp, string][] = [
  [/^CREATE (UNIQUE )?INDEX (?!CONCURRENTLY)/i, 'CREATE INDEX CONCURRENTLY, alone in its migration'],
  [/^REINDEX (?!.*CONCURRENTLY)/i, 'REINDEX CONCURRENTLY, alone in its migration'],
  [/^(CLUSTER|VACUUM FULL|LOCK)\b/i, 'nothing of the kind'],
  [/^(UPDATE|DELETE)\b|^WITH\b.*\b(UPDATE|DELETE FROM) |^DO\b/i, 'a job that changes rows in batches'],
  [/^SET (LOGGED|UNLOGGED|TABLESPACE|ACCESS METHOD)\b/i, 'a new table, filled by a job'],
  [/ALTER (COLUMN )?"?\w+"? (SET DATA )?TYPE\b/i, 'a new column, filled by a job'],
  [
    /ADD (CONSTRAINT "?\w+"? )?(CHECK|FOREIGN KEY)\b(?!.*NOT VALID)/i,
    'NOT VALID, and VALIDATE CONSTRAINT in the next migration',
  ],
  [/ADD (CONSTRAINT "?\w+"? )?(UNIQUE|PRIMARY KEY)\b(?! USING INDEX)/i, 'an index made CONCURRENTLY, then USING INDEX'],
  [/ADD (CONSTRAINT "?\w+"? )?EXCLUDE\b/i, 'a table of its own'],
  [
    /ADD (COLUMN )?(?!CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)(IF NOT EXISTS )?"?\w+"? .*\b(REFERENCES|UNIQUE|CHECK ?\()/i,
    'the column first, then its constraint',
  ],
  [
    /ADD (COLUMN )?(?!CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)(IF NOT EXISTS )?"?\w+"? .*(SERIAL|GENERATED|DEFAULT (gen_random_uuid|uuid\w*|random|clock_timestamp|nextval)\()/i,
    'the column without a value for old rows, filled by a job',
  ],
  [
    /ADD (COLUMN )?(?!CONSTRAINT|CHECK|FOREIGN|UNIQUE|PRIMARY|EXCLUDE)(IF NOT EXISTS )?"?\w+"? (?!.*DEFAULT).*NOT NULL/i,
    'a column that may be null, or has a default',
  ],
]

/** A migration runs beside the platform; a statement that locks a table of ten million rows stops everybody for minutes. */
export const migrationsLockBriefly: Law = {
  name: 'No migration locks a table for as long as it takes to read it',
  findBreaches(repository) {
    const paths = repository.files
      .filter((path) => /^services\/[^/]+\/prisma\/migrations\/.*\.sql$/.test(path))
      .toSorted()
    return paths
      .filter((path) => (path.split('/').at(-2) ?? '') >= firstHeld)
      .flatMap((path) => {
        const service = path.split('/').slice(0, 2).join('/')
        const former = paths.filter((each) => each.startsWith(`${service}/`) && each < path)
        return breachesOf(
          statementsOf(repository.read(path)),
          former.flatMap((each) => statementsOf(repository.read(each))),
        ).map((line) => `${path}: ${line}`)
      })
  },
}

/** @param former the statements of the service's earlier migrations */
function breachesOf(statements: Statement[], former: Statement[]): string[] {
  const created = new Set(
    statements.flatMap(({ text }) => new RegExp(`^CREATE TABLE (?:IF NOT EXISTS )?${name}`, 'i').exec(text)?.[1] ?? []),
  )
  return statements
    .filter(({ comment }) => !excuse.test(comment))
    .filter(({ text }) => !created.has(onTable.exec(text)?.[1] ?? ''))
    .flatMap(({ text }) => {
      const begin = text.slice(0, 60)
      const instead = clausesOf(text).flatMap((clause) =>
        long.filter(([pattern]) => pattern.test(clause)).map(([, way]) => way),
      )
      if (/\bCONCURRENTLY\b/i.test(text) && statements.length > 1)
        instead.push('a migration of its own, since it runs in no transaction')
      const [, column] = /ALTER (?:COLUMN )?"?(\w+)"? SET NOT NULL/i.exec(text) ?? []
      if (column && !isKnownToBeFilled(column, former)) {
        instead.push(`CHECK ("${column}" IS NOT NULL) NOT VALID, then VALIDATE CONSTRAINT, each in a migration before`)
      }
      const [, constraint] = /VALIDATE CONSTRAINT "?(\w+)"?/i.exec(text) ?? []
      if (
        constraint &&
        statements.some((each) => new RegExp(`ADD CONSTRAINT "?${constraint}"?`, 'i').test(each.text))
      ) {
        instead.push(
          'VALIDATE CONSTRAINT in the next migration: this one holds the lock of ADD CONSTRAINT until its end',
        )
      }
      return instead.map((way) => `"${begin}" locks the table; write ${way} (see CONTRIBUTING.md)`)
    })
}

/** What a statement does: the clauses of `ALTER TABLE`, each by itself, so that none answers for another. */
function clausesOf(text: string): string[] {
  const begin = alterTable.exec(text)
  if (!begin) return [text]
  const clauses = ['']
  let depth = 0
  for (const [part] of text.slice(begin[0].length).matchAll(/'(?:[^']|'')*'|"[^"]*"|[^'"(),]+|[\s\S]/g)) {
    if (part === '(') depth++
    if (part === ')') depth--
    if (part === ',' && depth === 0) clauses.push('')
    else clauses.push(`${clauses.pop()}${part}`)
  }
  return clauses.map((clause) => clause.trim())
}

/** Whether a validated constraint says that a column is never null: then PostgreSQL need not look. */
function isKnownToBeFilled(column: string, former: Statement[]): boolean {
  const pattern = new RegExp(`ADD CONSTRAINT "?(\\w+)"? CHECK \\(+"?${column}"? IS NOT NULL\\)+ NOT VALID`, 'i')
  return former.some(({ text }) => {
    const [, constraint] = pattern.exec(text) ?? []
    return (
      constraint !== undefined &&
      former.some((each) => new RegExp(`VALIDATE CONSTRAINT "?${constraint}"?`, 'i').test(each.text))
    )
  })
}
