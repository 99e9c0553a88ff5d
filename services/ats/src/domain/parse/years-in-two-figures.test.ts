import { expect, it } from 'vitest'
import { withWholeYears } from './years-in-two-figures.ts'

it.each([
  ['beside one that is no month', '2013-15 Welder\n2011-12 Fitter', '2013-2015 Welder\n2011-2012 Fitter'],
  ['behind one sign alone', '2013–15 Welder, 2011-12 Fitter', '2013–2015 Welder, 2011-12 Fitter'],
  ['of two years in a row each', '2010-11 Welder, 2009-10 Fitter', '2010-2011 Welder, 2009-2010 Fitter'],
  ['over the turn of the century', '1999-00 Welder', '1999-2000 Welder'],
  ['behind a stroke', '2012/13 Welder, 2011/12 Fitter', '2012/2013 Welder, 2011/2012 Fitter'],
])('years in two figures are whole: %s', (_name, text, whole) => expect(withWholeYears(text)).toBe(whole))

it.each([
  ['one alone', '2011-12 Welder'],
  ['of which one is a month earlier in its century', '2019-03 Welder\n2011-12 Fitter\n2009-10'],
  ['that are not in a row', '2011-12 Welder, 2008-11 Fitter'],
  ['in whole dates and spans', '2019-11-20, 2011-12-01, 2013-2015'],
  ['behind another sign than the years', '2013–2015 Welder, 2011-12 Fitter'],
])('months are left: %s', (_name, text) => expect(withWholeYears(text)).toBe(text))
