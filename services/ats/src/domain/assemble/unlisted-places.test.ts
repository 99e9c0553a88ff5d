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

it('a town that no list has stands behind a dash and before its country', () => {
  const text = `SANDHILL – SKELBROOKE DE LA MAR, SPAIN
WELDER   2021 – 2022
• Built bridges

RED MILL WORKS – HAMPOLE, SPAIN
RIVETER   2019 – 2020
• Mended bridges`
  expect(rolesOf(text)).toEqual(['WELDER @ SANDHILL', 'RIVETER @ RED MILL WORKS'])
})

it('the organization stands beside a part of it', () => {
  const text = `Crane and Bridge Office (CBO)   Aldmoor Ministry of Transport
06/2020 - 10/2021
Economist
• Counted bridges`
  expect(rolesOf(text)).toEqual(['Economist @ Aldmoor Ministry of Transport'])
})

it('what reads like a title beside a name of one word is the title', () => {
  const text = `Stagiair Bruggen   Februari 2021 - Heden
Skelbrooke
Bouwde bruggen over de rivier.

Maart - April 2020
Lasser
Hampole Staal
Laste platen van staal.`
  expect(rolesOf(text)[0]).toBe('Stagiair Bruggen @ Skelbrooke')
})
