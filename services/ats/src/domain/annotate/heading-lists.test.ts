import { expect, it } from 'vitest'
import { foldText } from '../vocabulary/fold-text.ts'
import { headings } from './heading-lists.ts'
import { headingsAsWritten } from './headings-as-written.ts'
import { headingsInOtherLanguages } from './headings-in-other-languages.ts'

it('no heading is listed twice, and none is empty', () => {
  const listed = [headings, headingsInOtherLanguages, headingsAsWritten].flatMap((lists) =>
    Object.values(lists).flatMap((list) => list.split('|').map(foldText)),
  )
  expect(listed.filter((heading, at) => listed.indexOf(heading) !== at)).toEqual([])
  expect(listed).not.toContain('')
})
