import type { MethodDefinition } from '@grpc/proto-loader'

/** What a caller sends to a method. */
export type RequestOf<Method> =
  Method extends MethodDefinition<infer Request, infer _Response, infer _RequestOut, infer _ResponseOut>
    ? Request
    : never

/** What a method's handler gets. */
export type HandledRequestOf<Method> =
  Method extends MethodDefinition<infer _Request, infer _Response, infer RequestOut, infer _ResponseOut>
    ? RequestOut
    : never

/** What a method's handler answers. */
export type HandledResponseOf<Method> =
  Method extends MethodDefinition<infer _Request, infer Response, infer _RequestOut, infer _ResponseOut>
    ? Response
    : never

/** What a caller gets from a method. */
export type ResponseOf<Method> =
  Method extends MethodDefinition<infer _Request, infer _Response, infer _RequestOut, infer ResponseOut>
    ? ResponseOut
    : never

/** Implements one unary method: decode, call one use case, encode. Who calls is in the request context. */
export type UnaryHandler<Method> = (request: HandledRequestOf<Method>) => Promise<HandledResponseOf<Method>>

/** Implements one method whose requests are streamed. */
export type UploadHandler<Method> = (
  requests: AsyncIterable<HandledRequestOf<Method>>,
) => Promise<HandledResponseOf<Method>>

/**
 * Implements one method whose responses are streamed. It may go on after its caller has left, as the signal of the context
 * tells; what it sends then is dropped.
 * @param send returns nothing when the caller takes more or has left, else what resolves when it does
 */
export type StreamHandler<Method> = (
  request: HandledRequestOf<Method>,
  send: (response: HandledResponseOf<Method>) => Promise<void> | void,
) => Promise<void>

/** One handler per method of a service. */
export type Handlers<Definition, Uploads extends keyof Definition = never, Streams extends keyof Definition = never> = {
  [Name in Exclude<keyof Definition, Uploads | Streams>]: UnaryHandler<Definition[Name]>
} & {
  [Name in Streams]: StreamHandler<Definition[Name]>
} & {
  [Name in Uploads]: UploadHandler<Definition[Name]>
}
