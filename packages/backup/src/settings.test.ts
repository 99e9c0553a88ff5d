import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSettings, servicesWithDatabase } from './settings.ts'

const empty = mkdtempSync(join(tmpdir(), 'resume-settings-'))
afterAll(() => rmSync(empty, { recursive: true }))

const complete = {
  ...Object.fromEntries(
    servicesWithDatabase().map((name) => [`${name.toUpperCase()}_DATABASE_URL`, `postgresql://db.example.com/${name}`]),
  ),
  ...{ REDIS_URL: 'redis://redis.example.com', NATS_URL: 'nats://nats.example.com' },
}
const storage = { S3_ENDPOINT: 'https://s3.example.com', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }

it('where everything is comes from the variables, past a pooler', () => {
  const direct = { ATS_DATABASE_DIRECT_URL: 'postgresql://direct.example.com/ats' }
  const { databases, storage: found } = readSettings(empty, { ...complete, ...direct, ...storage })
  expect(databases.get('ats')).toBe(direct.ATS_DATABASE_DIRECT_URL)
  expect(found).toMatchObject({ endpoint: new URL(storage.S3_ENDPOINT), bucket: 'resume-platform' })
  expect(readSettings(empty, complete).storage).toBeUndefined()
})

it('what is missing, or cannot be an address, is named, and no value is told', () => {
  expect(() => readSettings(empty, { ...complete, NATS_URL: '' })).toThrow('NATS_URL must be set')
  const wrong = {
    ...complete,
    ...storage,
    ATS_DATABASE_URL: 'postgresql://ats:hunter2@db',
    S3_ENDPOINT: 's3.example.com',
  }
  expect(() => readSettings(empty, wrong)).toThrow(/^ATS_DATABASE_URL must be such as .*\nS3_ENDPOINT must be a URL/)
  expect(() => readSettings(empty, wrong)).not.toThrow('hunter2')
})
