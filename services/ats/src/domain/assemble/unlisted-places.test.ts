import { describe, expect, it } from 'vitest'
import { readRoles } from './roles.ts'

const rolesOf = (text: string) => readRoles(text.split('\n')).map(({ title, employer }) => `${title} @ ${employer}`)

describe('towns that no list has, beside the dates', () => {
  it('are no employers in a margin with the dates', () => {
    const text = `03/2021 - Present   Skelbrooke   Manager
Pennine and Dales Bridges
• Built bridges

01/2018 - 02/2021   Hampole   Riveter
Larchmont Bridges
• Built more bridges`
    expect(rolesOf(text)).toEqual(['Manager @ Pennine and Dales Bridges', 'Riveter @ Larchmont Bridges'])
  })

  it('are no employers above a title and an employer on one line', () => {
    const text = `03/2021 – Present Skelbrooke
Manager – Bridges of the Dales
• Built bridges

01/2018 – 02/2021 Hampole
Engineer – Larchmont Works
• Built more bridges`
    expect(rolesOf(text)).toEqual(['Manager @ Bridges of the Dales', 'Engineer @ Larchmont Works'])
  })

  it('are no employers on a line below the dates', () => {
    const text = `Bridges of the Dales
Manager
March 2021 - Present (4 years 3 months)
Skelbrooke
• Built bridges

Larchmont Bridges and Roads
Engineer
January 2018 - February 2021 (3 years 2 months)
Hampole
• Built more bridges`
    expect(rolesOf(text)).toEqual(['Manager @ Bridges of the Dales', 'Engineer @ Larchmont Bridges and Roads'])
  })

  it('stay employers where nothing else is one', () => {
    const text = `03/2021 – Present   Skelbrooke
Manager
• Built bridges

01/2018 – 02/2021   Hampole
Engineer
• Built more bridges`
    expect(rolesOf(text)).toEqual(['Manager @ Skelbrooke', 'Engineer @ Hampole'])
  })

  it('are no employers behind a title, below longer names', () => {
    const text = `Bridges of the Dales   March 2021 – Present
Manager, Skelbrooke
• Built bridges

Larchmont Brothers   January 2018 – February 2021
Engineer, Hampole
• Built more bridges`
    const roles = readRoles(text.split('\n'))
    expect(roles.map(({ employer }) => employer)).toEqual(['Bridges of the Dales', 'Larchmont Brothers'])
  })

  it('are no employers below the dates of several roles at one employer', () => {
    const text = `Bridges of the Dales
5 years 2 months
Manager
March 2021 - Present (3 years 3 months)
Skelbrooke, OR
• Built bridges
Engineer
April 2019 - February 2021 (1 year 11 months)
Hampole, OR
• Built more bridges`
    expect(rolesOf(text)).toEqual(['Manager @ Bridges of the Dales', 'Engineer @ Bridges of the Dales'])
  })
})
