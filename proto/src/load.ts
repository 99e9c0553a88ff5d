import { readFileSync } from 'node:fs'
import type { ServiceDefinition } from '@grpc/proto-loader'
import protobuf from 'protobufjs/light.js'

/** Where the generated descriptions of proto files are. A build takes them along under the same name. */
const descriptions = new URL('../generated/', import.meta.url)

/**
 * How messages look in TypeScript; the generated types are made with the same choices (`tools/generate-types.ts`).
 * 64-bit integers are numbers: every one of ours (counts, versions) stays far below 2^53.
 */
const looks: protobuf.IConversionOptions = { longs: Number, enums: String, defaults: true, arrays: true, oneofs: true }

const loaded = new Map<string, protobuf.Root>()

function load(file: string): protobuf.Root {
  const known = loaded.get(file)
  if (known) return known
  const description = readFileSync(new URL(file.replace(/proto$/, 'json'), descriptions), 'utf8')
  const root = protobuf.Root.fromJSON(JSON.parse(description))
  loaded.set(file, root)
  return root
}

/** Turns messages of one type into bytes and back. */
export interface MessageCodec<Input, Output> {
  serialize(message: Input): Buffer
  deserialize(bytes: Uint8Array): Output
}

/**
 * A gRPC service, by its full name, with the types of its methods.
 * `Uploads` names the methods whose requests are streamed, `Streams` those whose responses are; the generated types do not tell.
 */
export interface ServiceSpec<
  Definition,
  Uploads extends keyof Definition = never,
  Streams extends keyof Definition = never,
> {
  readonly name: string
  readonly definition: Definition
  readonly uploads?: Uploads
  readonly streams?: Streams
}

/**
 * A service of a proto file, which is read when the methods are asked for: a deployable serves and calls a few services alone.
 * @param file path below `proto/`
 * @param name full name, such as `resume.identity.v1.IdentityService`
 * @returns whose `definition` throws an Error when the file holds no such service
 */
export function loadService<
  Definition,
  Uploads extends keyof Definition = never,
  Streams extends keyof Definition = never,
>(file: string, name: string): ServiceSpec<Definition, Uploads, Streams> {
  let definition: Definition | undefined
  return {
    name,
    get definition() {
      definition ??= definitionOf(load(file).lookupService(name), name) as Definition
      return definition
    },
  }
}

/** What gRPC needs of a service. Descriptors, which the type of it has too, are for reflection, which is not offered. */
function definitionOf(service: protobuf.Service, name: string): ServiceDefinition {
  const methods = service.methodsArray.map((method) => {
    method.resolve()
    const { resolvedRequestType, resolvedResponseType } = method
    if (!resolvedRequestType || !resolvedResponseType) throw new Error(`${name} does not say what ${method.name} takes`)
    const request = codecOf<object, object>(resolvedRequestType)
    const response = codecOf<object, object>(resolvedResponseType)
    return [
      method.name,
      {
        path: `/${name}/${method.name}`,
        requestStream: method.requestStream ?? false,
        responseStream: method.responseStream ?? false,
        requestSerialize: request.serialize,
        requestDeserialize: request.deserialize,
        responseSerialize: response.serialize,
        responseDeserialize: response.deserialize,
        options: method.options ?? {},
      },
    ]
  })
  return Object.fromEntries(methods)
}

/**
 * Loads a message of a proto file.
 * @param file path below `proto/`
 * @param name full name, such as `resume.events.v1.UserDeleted`
 * @throws Error when the file holds no such message
 */
export function loadMessage<Input, Output>(file: string, name: string): MessageCodec<Input, Output> {
  return codecOf(load(file).lookupType(name))
}

const codecs = new Map<protobuf.Type, MessageCodec<object, object>>()

function codecOf<Input, Output>(type: protobuf.Type): MessageCodec<Input, Output> {
  const codec = codecs.get(type) ?? {
    serialize: (message) => type.encode(type.fromObject(message)).finish() as Buffer,
    deserialize: (bytes) => type.toObject(type.decode(bytes), looks),
  }
  codecs.set(type, codec)
  return codec as MessageCodec<Input, Output>
}
