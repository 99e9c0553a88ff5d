import { runInContext } from '@resume/service-kit/context/request-context'
import { AppError } from '@resume/service-kit/errors/app-error'
import { expect, it } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

it('runs work of one key in order, and that of another meanwhile', async () => {
  const inTurn = createKeyedMutex()
  const done: string[] = []
  const gate = Promise.withResolvers<void>()
  const first = inTurn('one', async () => {
    await gate.promise
    done.push('first')
  })
  const second = inTurn('one', async () => void done.push('second'))
  await inTurn('other', async () => void done.push('other'))
  gate.resolve()
  await Promise.all([first, second])
  expect(done).toEqual(['other', 'first', 'second'])
})

it('does not begin what nobody waits for any more, and goes on with the next', async () => {
  const inTurn = createKeyedMutex()
  const gate = Promise.withResolvers<void>()
  const caller = new AbortController()
  let begun = 0
  const first = inTurn('one', () => gate.promise)
  const context = { requestId: 'r', traceparent: '', signal: caller.signal }
  const gone = runInContext(context, () => inTurn('one', async () => void begun++))
  const next = inTurn('one', async () => 'next')
  caller.abort(new AppError('caller_gone'))
  gate.resolve()
  await expect(gone).rejects.toMatchObject({ id: 'caller_gone' })
  expect(await next).toBe('next')
  expect(begun).toBe(0)
  await first
})
