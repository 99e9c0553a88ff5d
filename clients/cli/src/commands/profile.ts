import type { JsonResume, MasterProfileContent } from '@resume-platform/sdk'
import type { Command } from '../command.ts'
import { CommandError, exitCodes } from '../exit-codes.ts'
import { formatted, readJson, writeJson } from '../files.ts'

export const profile: Command = {
  usage: 'export [FILE] [--format json-resume|own] | import FILE [--format json-resume|own]',
  summary: 'export the master profile, or replace it by a file',
  actions: ['export', 'import'],
  options: { format: { type: 'string', values: ['json-resume', 'own'] } },
  async run({ positionals: [action, path], values, keyed, out }) {
    const format = values.format ?? 'json-resume'
    if (format !== 'json-resume' && format !== 'own') throw new CommandError('--format is json-resume or own')
    const client = keyed()
    if (action === 'export') {
      const content =
        format === 'own' ? await ownProfile(client.masterProfile) : await client.masterProfile.exportJsonResume()
      if (path) writeJson(path, content)
      out.show(path ? { file: path } : content, () => [path ? `Exported to ${path}.` : formatted(content).trimEnd()])
      return exitCodes.done
    }
    if (action !== 'import' || !path) throw new CommandError('Say "profile export" or "profile import FILE"')
    const content = readJson(path)
    if (format === 'own') {
      const { updatedAt } = await client.masterProfile.update(() => content as MasterProfileContent)
      out.show({ updatedAt }, () => ['The master profile is replaced.'])
    } else {
      const { id, title } = await client.imports.fromJsonResume(content as JsonResume, { replaceMaster: true })
      out.show({ documentId: id }, () => [`The master profile is replaced, and “${title}” (${id}) was made of it.`])
    }
    return exitCodes.done
  },
}

async function ownProfile(masterProfile: { get(): Promise<{ content: object }> }): Promise<object> {
  const { updatedAt: _, ...content } = (await masterProfile.get()).content as { updatedAt?: string }
  return content
}
