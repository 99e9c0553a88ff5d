/** A file to upload. `fileAt` of `@resume-platform/sdk/node` makes one of a path. */
export type Upload = Blob | ArrayBuffer | Uint8Array | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>

/**
 * The file in one piece. A stream is read to its end first, so that a repeat can send it again.
 * @param signal ends the reading
 */
export async function blobOf(content: Upload | Promise<Upload>, signal?: AbortSignal): Promise<Blob> {
  const upload = await content
  if (upload instanceof Blob) return upload
  if (upload instanceof ArrayBuffer || ArrayBuffer.isView(upload)) return new Blob([upload as ArrayBuffer])
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const part of chunksOf(upload, signal)) parts.push(Uint8Array.from(part))
  return new Blob(parts)
}

/** The chunks of a stream, also where streams cannot be iterated. A stream that is left or aborted is canceled. */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  if (!('getReader' in stream)) {
    for await (const chunk of stream) {
      signal?.throwIfAborted()
      yield chunk
    }
    return
  }
  const reader = stream.getReader()
  const cancel = () => void reader.cancel(signal?.reason).catch(() => undefined)
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) return
      yield value
    }
  } finally {
    signal?.removeEventListener('abort', cancel)
    cancel()
  }
}

/** The form that carries a file. Its name is that of a `File`. */
export async function formOf(
  field: string,
  content: Upload | Promise<Upload>,
  signal?: AbortSignal,
): Promise<FormData> {
  const blob = await blobOf(content, signal)
  const form = new FormData()
  form.set(field, blob, 'name' in blob ? String(blob.name) : 'file')
  return form
}
