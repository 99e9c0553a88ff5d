import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { clientOf } from './client.ts'

/** The newest revision of the protocol, which has no handshake. */
export const newestRevision = '2026-07-28'

/** A result of a tool. */
export interface ToolResult {
  isError: boolean
  /** What the assistant reads. */
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  structured: any
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it
  error: any
}

/** An assistant that is connected. */
export interface Assistant {
  readonly client: Client
  /** The names of the tools that it sees. */
  tools(): Promise<string[]>
  call(name: string, args?: Record<string, unknown>): Promise<ToolResult>
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
  return {
    client,
    tools: async () => (await client.listTools()).tools.map(({ name }) => name),
    call: async (name, args = {}) => {
      const result = await client.callTool({ name, arguments: args })
      const [first] = result.content
      return {
        isError: result.isError === true,
        text: first?.type === 'text' ? first.text : '',
        structured: result.structuredContent,
        error: result._meta?.['resume-platform/error'],
      }
    },
  }
}
