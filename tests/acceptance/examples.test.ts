import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RecordedOperation } from '../examples/recorder.ts'
import { shapeOf } from '../examples/shape.ts'
import { recordExamples } from '../examples/tour.ts'

const file = new URL('../../gateway/src/description/generated/examples.json', import.meta.url)
const kept: Record<string, RecordedOperation> = JSON.parse(readFileSync(file, 'utf8'))

let recorded: Record<string, RecordedOperation>
beforeAll(async () => {
  recorded = await recordExamples()
}, 120_000)

describe('the examples in the description of the API', () => {
  it('are of the operations that can be called', () => {
    expect(Object.keys(kept).toSorted()).toEqual(Object.keys(recorded).toSorted())
  })

  it('have the form of what the platform answers; `npm run generate:examples` renews them', () => {
    for (const [operation, { request, responses }] of Object.entries(recorded)) {
      expect(shapeOf(kept[operation]?.request ?? {}), `request of ${operation}`).toEqual(shapeOf(request ?? {}))
      expect(shapeOf(kept[operation]?.responses), `answers of ${operation}`).toEqual(shapeOf(responses))
    }
  })
})
