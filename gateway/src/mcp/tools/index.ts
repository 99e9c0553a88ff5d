import { documentTools } from './documents.ts'
import { profileTools } from './profile.ts'
import { scanTools } from './scans.ts'
import { sharingTools } from './sharing.ts'
import type { Tool } from './tool.ts'
import { writingTools } from './writing.ts'

/** Every tool of the MCP server. */
export const tools: Tool[] = [...profileTools, ...documentTools, ...scanTools, ...writingTools, ...sharingTools]
