import { describe, expect, it } from 'vitest'
import { joinLabelledDates } from './labelled-dates.ts'

describe('dates with labels', () => {
  it.each([
    ['Start date: March 2020', 'End date: July 2023', 'March 2020 – July 2023'],
    ['Início: Março/20', 'Término do contrato: Julho/23', 'Março/20 – Julho/23'],
    ['Admissão: 03/2018', 'Saída: 07/2019', '03/2018 – 07/2019'],
    ['Beginn: 03/2018', 'Ende: heute', '03/2018 – heute'],
    ['Date de début : 03/2018', 'Date de fin : 07/2019', '03/2018 – 07/2019'],
    ['Fecha de inicio: marzo 2018', 'Fecha de fin: julio 2019', 'marzo 2018 – julio 2019'],
    ['Data inizio: 03/2018', 'Data fine: 07/2019', '03/2018 – 07/2019'],
    ['• From: 2018', '• To: 2019', '2018 – 2019'],
  ])('are one span: %s, %s', (start, end, span) => {
    expect(joinLabelledDates([start, end, 'Welder'])).toEqual([span, 'Welder'])
    expect(joinLabelledDates([start, '', end])).toEqual([span])
    expect(joinLabelledDates([`${start}   ${end.replace('• ', '')}`.replace('• ', '')])).toEqual([span])
  })

  it.each([
    [['Start date: March 2020', 'Welder', 'End date: July 2023']],
    [['Start: at the harbour', 'End: at the mill']],
    [['From: Leeds', 'To: Kestwick']],
    [['Start date: March 2020']],
  ])('are none elsewhere: %j', (lines) => {
    expect(joinLabelledDates(lines)).toEqual(lines)
  })
})
