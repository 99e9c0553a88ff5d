import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Access, describeAccess } from '../../gateway/src/access/access.ts'
import { prompts } from '../../gateway/src/mcp/prompts.ts'
import { resourceTemplates } from '../../gateway/src/mcp/resources.ts'
import { tools } from '../../gateway/src/mcp/tools/index.ts'
import { root } from './deployables.ts'
import { type GeneratedFile, table } from './generated-file.ts'

const path = 'docs/mcp.md'

/** The parts of the page that are made from the MCP server. */
const blocks: Record<string, () => string> = {
  tools: () =>
    table(
      ['Tool', 'What it does', 'Who may call', 'Changes something', 'Dry run'],
      tools.map(({ name, title, access, annotations, input }) => [
        `\`${name}\``,
        title,
        describeAccess(ofMembers(access)),
        annotations.readOnlyHint ? 'no' : 'yes',
        'dryRun' in input.properties ? 'yes' : 'no',
      ]),
    ),
  resources: () =>
    table(
      ['Resource', 'What it is'],
      resourceTemplates.map(({ uriTemplate, description }) => [`\`${uriTemplate}\``, description]),
    ),
  prompts: () =>
    table(
      ['Prompt', 'Title', 'What it does', 'Arguments'],
      prompts.map((prompt) => [
        `\`${prompt.name}\``,
        prompt.title,
        prompt.description,
        prompt.arguments.map(({ name, required }) => `\`${name}\`${required ? '' : ' (optional)'}`).join(', '),
      ]),
    ),
}

/** The part of a rule for callers who say who they are: messages of others are not let in. */
function ofMembers({ session, key }: Access): Access {
  return { ...(session && { session }), ...(key && { key }) }
}

/** `docs/mcp.md` with its tables of tools, resources and prompts brought up to date. */
export function mcpPage(): GeneratedFile {
  const content = readFileSync(join(root, path), 'utf8').replace(
    /<!-- (tools|resources|prompts) -->\n[\s\S]*?<!-- end -->/g,
    (_, block: string) => `<!-- ${block} -->\n\n${blocks[block]?.()}\n\n<!-- end -->`,
  )
  return { path, content }
}
