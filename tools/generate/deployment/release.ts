import { backupImage, publicFirst } from '../../../deploy/deployables.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { fileWithRegions } from './region.ts'

/** The workflow that makes a release: an image of each deployable, and that of backups. */
export function releaseWorkflow(): GeneratedFile {
  return fileWithRegions('.github/workflows/release.yml', {
    deployables: [...publicFirst, backupImage]
      .map(({ name, folder }) => `          - { name: ${name}, folder: ${folder} }`)
      .join('\n'),
  })
}
