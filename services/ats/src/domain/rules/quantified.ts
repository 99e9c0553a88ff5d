import { memoize } from '../vocabulary/memoize.ts'

/** A number that quantifies something: not a year, not a version after a name. */
const pattern =
  /(?<![\p{L}\d.,/-])(?!(?:19|20)\d\d(?!\s?[%+kKmM€$£]))\d|\b(?:doubled|tripled|halved|twice|dozens?|hundreds?|thousands?|millions?)\b/iu

/** Whether a text has a number that quantifies something. */
export const isQuantified = memoize((text) => pattern.test(text))
