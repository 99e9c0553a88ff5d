/** What stands before a cell, weakest last: nothing else in the text divides cells. */
export const separators = [
  'start',
  'blank',
  'line',
  'gap',
  'bar',
  'dash',
  'colon',
  'slash',
  'comma',
  'at',
  'bracket',
  'close',
  'none',
] as const
/** One of them. */
export type Separator = (typeof separators)[number]
