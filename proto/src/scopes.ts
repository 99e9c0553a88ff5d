/** Every scope that an API key can have (docs/api/api-keys.md): identity stores them with the key, the gateway requires them. */
export const apiKeyScopes = [
  'user:read',
  'user:write',
  'resume:read',
  'resume:write',
  'roadmap:read',
  'changelog:read',
  'codehost:read',
  'ai:write',
] as const

/** A scope that a key can have. */
export type Scope = (typeof apiKeyScopes)[number]
