import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { clientOf } from './client.ts'

/** The newest revision of the protocol, which has no handshake. */
export const newestRevision = '2026-07-28'

/** What a tool answers, in a form for programs. */
export interface ToolAnswer<Data> {
  data: Data
  requestId: string
  replayed?: true
  /** Of a dry run: what would change, or what it would cost. */
  dryRun?: true
  changes?: { path: string; kind: 'added' | 'removed' | 'replaced'; before?: unknown; after?: unknown }[]
  price?: { min: number; max: number }
}

/** A failure of a tool, in a form for programs. */
export interface ToolError {
  code: string
  message: string
  statusCode: number
  requestId: string
  details?: { path: string; message: string }[]
  retryAfterSeconds?: number
}

/** A result of a tool. */
export interface ToolResult {
  isError: boolean
  /** What the assistant reads. */
  text: string
  structured: ToolAnswer<unknown> | undefined
  error: ToolError | undefined
}

/** An assistant that is connected. */
export interface Assistant {
  readonly client: Client
  /** The names of the tools that it sees. */
  tools(): Promise<string[]>
  call(name: string, args?: Record<string, unknown>): Promise<ToolResult>
  /** Calls a tool that must succeed. @throws Error with what the assistant reads when it fails */
  answer<Data>(name: string, args?: Record<string, unknown>): Promise<ToolAnswer<Data>>
}

/**
 * Connects the official client to `/mcp`.
 * @param options.revision the newest revision of the protocol; the handshake of 2025 when absent
 */
export async function connectMcp(options: {
  url: string
  headers: Record<string, string>
  revision?: typeof newestRevision
  fetch?: typeof fetch
}): Promise<Assistant> {
  const { url, headers, revision } = options
  /** An address of its own, as every client of the tests has. */
  const { headers: own } = clientOf(url)
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { ...own, ...headers } },
    ...(options.fetch && { fetch: options.fetch }),
  })
  const negotiation = revision ? { versionNegotiation: { mode: { pin: revision } } } : {}
  const client = new Client({ name: 'acceptance-test', version: '1.0.0' }, negotiation)
  await client.connect(transport)
  const call = async (name: string, args: Record<string, unknown> = {}): Promise<ToolResult> => {
    const result = await client.callTool({ name, arguments: args })
    const [first] = result.content
    return {
      isError: result.isError === true,
      text: first?.type === 'text' ? first.text : '',
      structured: result.structuredContent as ToolAnswer<unknown> | undefined,
      error: result._meta?.['resume-platform/error'] as ToolError | undefined,
    }
  }
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call,
    answer: async <Data>(name: string, args?: Record<string, unknown>) => {
      const { isError, text, structured } = await call(name, args)
      if (isError || !structured) throw new Error(`${name}: ${text}`)
      return structured as ToolAnswer<Data>
    },
  }
}
