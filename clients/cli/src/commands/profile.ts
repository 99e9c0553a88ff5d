import type { JsonResume, MasterProfileContent } from '@resume-platform/sdk'
import type { Command } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { formatted, readJson, writeJson } from '../files.ts'

export const profile: Command = {
  usage: 'export [FILE] [--format json-resume|own] | import FILE [--format json-resume|own]',
  summary: 'export the master profile, or replace it with a file',
  most: 2,
  actions: ['export', 'import'],
  options: { format: { type: 'string', values: ['json-resume', 'own'] } },
  async run({ positionals: [action, path], values, keyed, out }) {
    const { format } = values
    if (format !== undefined && format !== 'json-resume' && format !== 'own')
      throw new CommandError('--format must be json-resume or own')
    const { masterProfile, imports } = keyed()
    if (action === 'export') {
      const content =
        format === 'own' ? ((await masterProfile.getContent()) ?? {}) : await masterProfile.exportJsonResume()
      if (path) writeJson(path, content)
      out.show(path ? { file: path } : content, () => [path ? `Exported to ${path}.` : formatted(content).trimEnd()])
      return exitCodes.done
    }
    if (action !== 'import' || !path) throw new CommandError('Use "profile export" or "profile import FILE"')
    const content = readJson(path)
    if (format === 'own' || (format === undefined && isOwn(content))) {
      const { updatedAt } = await masterProfile.update(() => content as MasterProfileContent)
      out.show({ updatedAt }, () => ['The master profile is replaced.'])
    } else {
      const { id, title } = await imports.fromJsonResume(content as JsonResume, { replaceMaster: true })
      out.show({ documentId: id }, () => [`The master profile is replaced, and “${title}” (${id}) was made of it.`])
    }
    return exitCodes.done
  },
}

/** Only the platform's own format names a template. */
function isOwn(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'templateId' in content
}
