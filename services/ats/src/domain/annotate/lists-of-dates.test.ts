import { describe, expect, it } from 'vitest'
import { saidSpan } from '../../../test-data/said-span.ts'

describe('times that are listed, and spans of which a part is understood', () => {
  it.each([
    ['Tutor, Harbour College   2019, 2021', '2019-0/2021-0'],
    ['01/06/24 to Present', '2024-6/now'],
    ['07/10/13 A 06/03/19', '2013-10/2019-3'],
    ['08.02.11 à 21.12.12', '2011-2/2012-12'],
    ['jun/19 a jul/20', '2019-6/2020-7'],
    ['3 2022 – 8 2022', '2022-3/2022-8'],
    ['Våren 2012 – Hösten 2013', '2012-3/2013-9'],
    ['Våren 2012 – Høst 2013', '2012-3/2013-9'],
    ['Restaurant Host 2019 – 2021', '2019-0/2021-0'],
    ['Kestwick Real Estate 2019 – 2021', '2019-0/2021-0'],
    ['Red Mill, Aldmoor, 2020, 2021, 2022', '2020-0/2022-0'],
    ['01/06/24 - 30/08/24', '2024-6/2024-8'],
    ['September-2022 Current   Welder', '2022-9/now'],
    ['Welder – 2020 (Atual)', '2020-0/now'],
    ['2020 -   Welder, Iron Works', '2020-0/now'],
    ['Harbour College (2024-) Welding', '2024-0/now'],
    ['June 2020 - September', '2020-6/2020-9'],
    ['November 2020 – February', '2020-11/2021-2'],
    ['May 2024 (6 months) - Remote', '2024-5/2024-10'],
    ['Im Zeitraum 1996 – 2004', '1996-0/2004-0'],
    ['Tutor (2019, 2020 and 2022)', '2019-0/2022-0'],
    ['Tutor   2018 – 2019, 2021', '2018-0/2021-0'],
    ['2018, 2019, 2020 Welder', '2018-0/2020-0'],
    ['Juil.2018 et Juil.2020 Aldmoor', '2018-7/2020-7'],
    ['3 mai - 9 juillet 2011', '2011-5/2011-7'],
    ['Welder, 1 June – 31 August 2019', '2019-6/2019-8'],
    ['June 1st - August 31st, 2019', '2019-6/2019-8'],
    ['du 1er mars au 30 juin 2019', '2019-3/2019-6'],
    ['01.06. – 31.08.2019', '2019-6/2019-8'],
    ['3 mai - 9 juillet 2011, 8 juin - 5 juillet 2012', '2011-5/2012-7'],
    ['Leeds | Apr - Jul 2011 & 2012', '2011-4/2012-7'],
    ['07/01/11 - 03/15/12', '2011-7/2012-3'],
    ['3/5/11 - 4/17/12', '2011-3/2012-4'],
    ['6/21/11 - 3/5/12', '2011-6/2012-3'],
    ['03/04/11 - 07/02/11', '2011-3/2011-7'],
    ['03/04/2011 - 07/02/2011', '2011-3/2011-7'],
    ['02/03/14 - 06/05/14', '2014-3/2014-5'],
    ['Between 2019 and 2020', '2019-0/2020-0'],
    ['Juli 2019 s/d Desember 2019', '2019-7/2019-12'],
    ['2019 onwards', '2019-0/now'],
    ['de 2019 à nos jours', '2019-0/now'],
    ['2019 – pågår', '2019-0/now'],
    ['Setember 2019 – at the moment', '2019-9/now'],
    ['Summers 2019, 2020 and 2022', '2019-6/2022-0'],
    ['2018 – 2019, 2021 – 2022   Tutor', '2018-0/2022-0'],
    ['Tutor   2021 – 2022, 2019', '2021-0/2022-0'],
  ])('"%s" is %s', (line, expected) => {
    expect(saidSpan(line)).toBe(expected)
  })

  it.each([
    'Won in 2019, 2020 and 2021',
    'In May 2022 current events',
    'May 2018 and June 2019 were good',
    '2018, 2019 Welder',
    'Invoice 12/11/24 to be paid',
  ])('"%s" is none', (line) => {
    expect(saidSpan(line)).toBeUndefined()
  })
})
