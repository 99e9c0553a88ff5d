import { writingService } from '@resume/proto/services'
import { afterEach, describe, expect, it } from 'vitest'
import { developmentPrincipals } from '../context/principals.ts'
import { currentContext } from '../context/request-context.ts'
import { newTraceparent } from '../context/trace-context.ts'
import { AppError } from '../errors/app-error.ts'
import { createLogger } from '../logging/logger.ts'
import { createGrpcClient } from './client.ts'
import { serve, startGrpcServer } from './server.ts'

const cleanUps: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

const missing = async () => {
  throw new AppError('internal_error')
}
const request = { request: { action: 'a', mode: 'standard' } }
type Send = (event: { text: string }) => Promise<void> | void

function thrown(): never {
  throw new Error('cannot be taken')
}

/** A client of a service whose stream does as given. */
async function clientOf(work: (send: Send) => Promise<void>) {
  const server = await startGrpcServer({
    host: '127.0.0.1',
    port: 0,
    services: [
      serve(writingService, {
        ListActions: missing,
        Generate: missing,
        ConfirmGeneration: missing,
        StreamGeneration: (_request, send) => work(send),
      }),
    ],
    readiness: {},
    principals: developmentPrincipals('test'),
    logger: createLogger({ service: 'test', level: 'silent' }),
  })
  const client = createGrpcClient(writingService, { target: `127.0.0.1:${server.port}` })
  cleanUps.push(() => server.stop(100))
  cleanUps.push(() => client.close())
  return client
}

describe('a method whose responses are streamed', () => {
  it('sends each as it comes, in the context of its caller', async () => {
    const first = Promise.withResolvers<void>()
    const client = await clientOf(async (send) => {
      await send({ text: currentContext()?.requestId ?? '' })
      await first.promise
      await send({ text: 'second' })
    })
    const got: string[] = []
    const receive = async ({ text = '' }: { text?: string }) => {
      got.push(text)
      first.resolve()
    }
    const context = { requestId: 'req-1', traceparent: newTraceparent() }
    await client.stream('StreamGeneration', request, receive, { context })
    expect(got).toEqual(['req-1', 'second'])
  })

  it('fails with the error that the service threw, after what it had sent', async () => {
    const client = await clientOf(async (send) => {
      await send({ text: 'one' })
      throw new AppError('upstream_failed', { reason: 'The AI failed.' })
    })
    const got: string[] = []
    const failed = client.stream('StreamGeneration', request, async ({ text = '' }) => void got.push(text))
    await expect(failed).rejects.toMatchObject({ id: 'upstream_failed', message: 'The AI failed.' })
    expect(got).toEqual(['one'])
  })

  it.each([
    ['at once', () => thrown()],
    ['later', async () => thrown()],
  ])('ends when what takes its responses fails %s', async (_when, receive) => {
    const left = Promise.withResolvers<void>()
    const client = await clientOf(async (send) => {
      currentContext()?.signal?.addEventListener('abort', () => left.resolve())
      await send({ text: 'one' })
      await left.promise
    })
    await expect(client.stream('StreamGeneration', request, receive)).rejects.toThrow('cannot be taken')
    await left.promise
  })

  it('sends no faster than its caller takes', async () => {
    let sent = 0
    const client = await clientOf(async (send) => {
      for (; sent < 300; sent += 1) await send({ text: 'x'.repeat(100_000) })
    })
    const more = Promise.withResolvers<void>()
    let taken = 0
    const done = client.stream('StreamGeneration', request, async () => {
      taken += 1
      if (taken === 1) await more.promise
    })
    await expect.poll(() => taken).toBe(1)
    let before = -1
    await expect
      .poll(() => {
        const isStill = before === sent
        before = sent
        return isStill
      })
      .toBe(true)
    expect(sent).toBeLessThan(200)
    more.resolve()
    await done
    expect(taken).toBe(300)
  })

  it('goes on when its caller leaves, and is told so', async () => {
    const left = Promise.withResolvers<number>()
    const client = await clientOf(async (send) => {
      const { signal } = currentContext() ?? {}
      let after = 0
      await send({ text: 'one' })
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      for (; after < 5; after += 1) await send({ text: 'x'.repeat(5_000_000) })
      left.resolve(after)
    })
    const gone = new AbortController()
    const context = { requestId: 'req-1', traceparent: newTraceparent(), signal: gone.signal }
    const called = client.stream('StreamGeneration', request, async () => gone.abort(), { context })
    await expect(called).rejects.toBeInstanceOf(AppError)
    expect(await left.promise).toBe(5)
  })
})
