import { fileURLToPath } from 'node:url'
import {
  loadSync,
  type MessageTypeDefinition,
  type Options,
  type PackageDefinition,
  type ServiceDefinition,
} from '@grpc/proto-loader'

const protoRoot = fileURLToPath(new URL('..', import.meta.url))

/**
 * How messages look in TypeScript; the generated types are made with the same choices (`tools/generate-types.ts`).
 * 64-bit integers are numbers: every one of ours (counts, versions) stays far below 2^53.
 */
const options: Options = {
  keepCase: false,
  longs: Number,
  enums: String,
  defaults: true,
  arrays: true,
  oneofs: true,
  includeDirs: [protoRoot],
}

const loaded = new Map<string, PackageDefinition>()

function load(file: string): PackageDefinition {
  const known = loaded.get(file)
  if (known) return known
  const definition = loadSync(file, options)
  loaded.set(file, definition)
  return definition
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
 * A service of a proto file, which is read when the methods are asked for: reading all files takes a quarter of a second, and a
 * deployable serves and calls a few services alone.
 * @param file path below `proto/`
 * @param name full name, such as `resume.identity.v1.IdentityService`
 * @returns whose `definition` throws an Error when the file holds no such service
 */
export function loadService<
  Definition,
  Uploads extends keyof Definition = never,
  Streams extends keyof Definition = never,
>(file: string, name: string): ServiceSpec<Definition, Uploads, Streams> {
  return {
    name,
    get definition() {
      const definition = load(file)[name]
      if (!definition || 'format' in definition) throw new Error(`${file} declares no service ${name}`)
      return definition as ServiceDefinition as Definition
    },
  }
}

/**
 * Loads a message from its proto file.
 * @param file path below `proto/`
 * @param name full name, such as `resume.events.v1.UserDeleted`
 * @throws Error when the file holds no such message
 */
export function loadMessage<Input, Output>(file: string, name: string): MessageTypeDefinition<Input, Output> {
  const definition = load(file)[name]
  if (!definition || !('serialize' in definition) || typeof definition.serialize !== 'function') {
    throw new Error(`${file} declares no message ${name}`)
  }
  return definition as unknown as MessageTypeDefinition<Input, Output>
}
