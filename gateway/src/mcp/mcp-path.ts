/** Where MCP clients send their messages, outside of `/api/v1`. */
export const mcpPath = '/mcp'
