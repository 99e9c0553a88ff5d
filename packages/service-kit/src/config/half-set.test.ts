import { expect, it } from 'vitest'
import { complaintsAboutHalf, notesAboutFormer, notesAboutUnused } from './half-set.ts'

it('variables that work together alone are all set, or none', () => {
  expect(complaintsAboutHalf({ PLACE: undefined, KEY: undefined })).toEqual([])
  expect(complaintsAboutHalf({ PLACE: 'here', KEY: 'secret' })).toEqual([])
  expect(complaintsAboutHalf({ PLACE: 'here', NAME: 'x', KEY: undefined })).toEqual([
    'KEY must be set, because PLACE and NAME are',
  ])
  expect(complaintsAboutHalf({ PLACE: undefined, NAME: undefined, KEY: 'secret' })).toEqual([
    'PLACE must be set, because KEY is',
    'NAME must be set, because KEY is',
  ])
})

it('settings of an integration that is off are told of, each by its name', () => {
  const settings = { PLACE: 'here', SWITCH: false, LIST: [], OTHER: undefined }
  expect(notesAboutUnused({ KEY: 'secret' }, settings)).toEqual([])
  expect(notesAboutUnused({ KEY: undefined }, settings)).toEqual([
    'PLACE changes nothing: KEY is not set',
    'SWITCH changes nothing: KEY is not set',
  ])
})

it('a former secret with white space around it is told of, without its value', () => {
  expect(notesAboutFormer({ ONE: 'hunter2\n', TWO: 'hunter2', THREE: undefined })).toEqual([
    'ONE begins or ends with a blank or a line break, which counts as a part of it',
  ])
})
