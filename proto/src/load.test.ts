import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  loadSync,
  type MessageTypeDefinition,
  type PackageDefinition,
  type ServiceDefinition,
} from '@grpc/proto-loader'
import protobuf from 'protobufjs'
import { describe, expect, it } from 'vitest'
import { loadMessage, loadService } from './load.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = globSync('{resume,google,grpc}/**/*.proto', { cwd: root }).sort()

/** What gRPC's own loader makes of a file. */
const byLoader = (file: string): PackageDefinition =>
  loadSync(file, { longs: Number, enums: String, defaults: true, arrays: true, oneofs: true, includeDirs: [root] })

/** A message of a type with a value in every field, one of each choice. */
function filled(type: protobuf.Type, depth = 0): object {
  const message: Record<string, unknown> = {}
  const chosen = new Set<string>()
  for (const field of type.fieldsArray) {
    if (field.partOf && chosen.has(field.partOf.name)) continue
    if (field.partOf) chosen.add(field.partOf.name)
    const value = someValue(field.resolve(), depth)
    message[field.name] = field.map ? { key: value } : field.repeated ? [value, value] : value
  }
  return message
}

function someValue({ type, resolvedType, id }: protobuf.Field, depth: number): unknown {
  if (resolvedType instanceof protobuf.Type) return depth < 3 ? filled(resolvedType, depth + 1) : {}
  if (resolvedType) return Object.keys(resolvedType.values).at(-1)
  if (type === 'string') return `text ${id}`
  if (type === 'bytes') return Buffer.from(`bytes ${id}`)
  return type === 'bool' ? true : id + 300
}

describe.each(files)('%s', (file) => {
  const definitions = Object.entries(byLoader(file))
  const types = new protobuf.Root()
  types.resolvePath = (_, target) => `${root}/${target}`
  types.loadSync(file)

  it('has messages that become the same bytes, and the same objects again, as with gRPC’s own loader', () => {
    for (const [name, definition] of definitions) {
      if (!('serialize' in definition)) continue
      const known = definition as MessageTypeDefinition<object, object>
      const codec = loadMessage<object, object>(file, name)
      for (const message of [{}, filled(types.lookupType(name))]) {
        const bytes = known.serialize(message)
        expect(codec.serialize(message), name).toEqual(bytes)
        expect(codec.deserialize(bytes), name).toEqual(known.deserialize(bytes))
      }
    }
  })

  it('has services with the same methods', () => {
    for (const [name, definition] of definitions) {
      if ('format' in definition) continue
      const { definition: loaded } = loadService<ServiceDefinition>(file, name)
      const told = (methods: ServiceDefinition) =>
        Object.entries(methods).map(([method, { path, requestStream, responseStream, options }]) => {
          const level = options?.idempotency_level ?? 'IDEMPOTENCY_UNKNOWN'
          return [method, path, requestStream, responseStream, level]
        })
      expect(told(loaded)).toEqual(told(definition as ServiceDefinition))
    }
  })
})

it('says which file has no such message or service', () => {
  expect(() => loadMessage('resume/calls/v1/calls.proto', 'resume.calls.v1.Nothing')).toThrow('resume.calls.v1.Nothing')
  expect(() => loadService('resume/calls/v1/calls.proto', 'resume.calls.v1.Nothing').definition).toThrow('Nothing')
})
