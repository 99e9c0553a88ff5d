import { createHash } from 'node:crypto'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import { Type } from 'typebox'
import type { Access } from '../../access/access.ts'
import type { AnyRoute } from '../../routes/route.ts'
import { Exact, Flag, Text } from '../../routes/schemas.ts'
import type { Api, ApiRequest } from '../api.ts'
import { type Arguments, requestOf } from '../request-of.ts'

/** What a tool does to the world, as MCP clients want to know before they let it run. */
export interface Effect {
  readOnlyHint: boolean
  destructiveHint?: boolean
  idempotentHint?: boolean
  openWorldHint: boolean
}

/** The kinds of effects. */
export const effects = {
  /** Reads what the person has. */
  reads: { readOnlyHint: true, openWorldHint: false },
  /** Reads what other people published. */
  readsOthers: { readOnlyHint: true, openWorldHint: true },
  adds: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  replaces: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  /** Shows something to strangers, or stops showing it. */
  publishes: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
  /** Uses quota; a repeat does not. */
  usesQuota: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  /** Spends credits and asks an AI; a repeat does not. */
  spends: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
} as const satisfies Record<string, Effect>

/** What a tool answers. */
export interface ToolOutcome {
  /** What happened, for people to read. */
  message: string
  /** The answer's `data` as JSON. */
  json?: string
  /** What the answer has beside `data`. */
  more?: Record<string, unknown>
}

/** A tool of the MCP server. */
export interface Tool {
  name: string
  title: string
  description: string
  annotations: Effect
  /** Who may call what it calls: who may not, does not see it. */
  access: Access
  input: Type.TObject
  output: Type.TObject
  /** @throws AppError or ApiRefusal, which the caller is told */
  run(args: Arguments, api: Api): Promise<ToolOutcome>
}

/** How a tool differs from the operation that it calls. */
export interface ToolOptions {
  /** What the description of the operation doesn't say, or says of HTTP. */
  note?: string
  description?: string
  /** Inputs of the operation that the tool doesn't take. */
  without?: string[]
  /** Inputs beside those of the operation, or in their place. */
  inputs?: Type.TProperties
  /** What a dry run answers in the place of `data`; such a tool has the argument `dryRun`. */
  dryRun?: {
    description: string
    outputs: Type.TProperties
    run(args: Arguments, api: Api): Promise<ToolOutcome>
  }
  /** Makes the arguments of the operation of the tool's. */
  prepare?(args: Arguments, api: Api): Promise<Arguments>
}

/** A tool that calls one operation of the API: its inputs and answer are those of the operation. */
export function toolOf(row: AnyRoute, annotations: Effect, options: ToolOptions = {}): Tool {
  const { dryRun, prepare, without = [] } = options
  const body = (row.body as Type.TObject | undefined)?.properties ?? {}
  /** Operations whose service stores answers, or that use quota, take the name of a request in their body. */
  const derivesKey = row.idempotent !== undefined && 'requestId' in body
  const takesKey = row.idempotent !== undefined && !derivesKey
  const input = Exact({
    ...row.params?.properties,
    ...Object.fromEntries(Object.entries(row.query?.properties ?? {}).filter(([name]) => !without.includes(name))),
    ...body,
    ...(derivesKey && { requestId }),
    ...(takesKey && { idempotencyKey }),
    ...(dryRun && { dryRun: Type.Optional(Flag(dryRun.description)) }),
    ...options.inputs,
  })
  const data = row.response.data
  const output = Type.Object({
    data: dryRun ? Type.Optional(data) : data,
    ...(dryRun && { dryRun: Type.Optional(Flag('Whether nothing was done.')), ...dryRun.outputs }),
    requestId: Text('The ID of the request. Name it when you report a problem.'),
    replayed: Type.Optional(
      Flag('Whether an earlier call with the same idempotency key did this, and nothing was done now.'),
    ),
  })
  return {
    name: row.operation.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    title: row.summary,
    description: [options.description ?? row.description, options.note].filter(Boolean).join(' '),
    annotations,
    access: row.access,
    input,
    output,
    async run({ dryRun: isDry, idempotencyKey: key, ...args }, api) {
      for (const name of without) refuse(name, args[name])
      if (!takesKey) refuse('idempotencyKey', key)
      if (!dryRun) refuse('dryRun', isDry)
      if (isDry !== undefined && typeof isDry !== 'boolean') {
        throw invalidFields({ path: 'dryRun', message: 'must be boolean' })
      }
      const prepared = prepare ? await prepare(args, api) : args
      if (dryRun && isDry === true) return dryRun.run(prepared, api)
      const request = requestOf(row, prepared)
      const answer = await api(row, { ...request, ...keyOf(row, request, { key, derivesKey }) })
      const { message, json, isReplay } = answer
      return { message, json, ...(isReplay && { more: { replayed: true } }) }
    },
  }
}

function refuse(path: string, value: unknown): void {
  if (value !== undefined) throw invalidFields({ path, message: 'is not a known field' })
}

/** The idempotency key of a request, chosen by the caller or made of what is asked for. */
function keyOf(row: AnyRoute, { body }: ApiRequest, { key, derivesKey }: { key: unknown; derivesKey: boolean }) {
  if (key !== undefined) {
    if (typeof key !== 'string' || !/^[\x21-\x7e]{1,255}$/.test(key)) {
      throw invalidFields({ path: 'idempotencyKey', message: 'must be 1 to 255 visible ASCII characters' })
    }
    return { idempotencyKey: key }
  }
  if (!derivesKey || (body && Object.hasOwn(body, 'requestId'))) return {}
  const digest = createHash('sha256')
    .update(JSON.stringify([row.operation, body]))
    .digest('base64url')
  return { idempotencyKey: `mcp-${digest}`, isDerivedKey: true }
}

const requestId = Type.Optional(
  Text(
    'Names this request. Within 24 hours, a call with the same arguments gets the first answer again and costs nothing; send a name of your own to have the work done anew.',
    { minLength: 8, maxLength: 200 },
  ),
)

const idempotencyKey = Type.Optional(
  Text('Makes the call safe to repeat: within 24 hours, the same key gets the first answer again.', {
    minLength: 1,
    maxLength: 255,
  }),
)
