import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { localFolder } from './local-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'resume-local-folder-'))
afterAll(() => rmSync(root, { recursive: true }))

describe('the folder of the local stack', () => {
  it('is .local, another of .env, or another of the environment, each below the repository unless it is absolute', () => {
    expect(localFolder(root, {})).toBe(join(root, '.local'))
    expect(localFolder(root, { LOCAL_DIR: 'other' })).toBe(join(root, 'other'))
    writeFileSync(join(root, '.env'), 'PORT=8081\nLOCAL_DIR=/srv/stack\n')
    expect(localFolder(root, {})).toBe('/srv/stack')
    expect(localFolder(root, { LOCAL_DIR: 'other' })).toBe(join(root, 'other'))
  })
})
