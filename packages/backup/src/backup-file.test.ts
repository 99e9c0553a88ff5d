import { expect, it } from 'vitest'
import { fileIn, readBackupFile, requireSameFile } from './backup-file.ts'

const outside = ['../../x', 'databases/../../x', '/etc/passwd', 'objects/./x', '', 'objects//x', 'a\\..\\b', '..']

it('a manifest that names a file outside of its backup is refused before anything is read', async () => {
  for (const path of outside) {
    const file = { path, bytes: 1, sha256: '' }
    const refusal = `/backups/one names a file that is not in it: ${JSON.stringify(path)}`
    expect(() => readBackupFile('/backups/one', file, { key: undefined, isPacked: false })).toThrow(refusal)
    await expect(requireSameFile('/backups/one', file)).rejects.toThrow(refusal)
  }
  expect(fileIn('/backups/one', { path: 'databases/identity/users.copy.gz.sealed' })).toBe(
    '/backups/one/databases/identity/users.copy.gz.sealed',
  )
})
