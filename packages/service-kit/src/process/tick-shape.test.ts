import { executionAsyncResource } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { collectAndRelease } from './collect.ts'
import { heldForShape, keepTickShape } from './tick-shape.ts'

setFlagsFromString('--allow-natives-syntax')
const haveSameShape: (one: object, other: object) => boolean = runInNewContext(
  '(one, other) => %HaveSameMap(one, other)',
)
/** Compiled while V8 still reads what it names. */
haveSameShape({}, {})
setFlagsFromString('--no-allow-natives-syntax')

/** What Node holds of one call of `process.nextTick`. */
const aRecord = () => new Promise<object>((resolve) => process.nextTick(() => resolve(executionAsyncResource())))

it('records of the next tick have the shape after a collection that they had before', async () => {
  keepTickShape()
  await aRecord()
  const [held] = heldForShape
  expect(held).toHaveProperty('callback')
  collectAndRelease()
  expect(haveSameShape(held as object, await aRecord())).toBe(true)
  expect(haveSameShape(held as object, { callback: 1 })).toBe(false)
})
