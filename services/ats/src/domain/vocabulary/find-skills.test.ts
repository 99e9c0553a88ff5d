import { describe, expect, it } from 'vitest'
import { skillNames } from './find-skills.ts'
import { skills } from './skills.ts'

describe('skills in a text', () => {
  it.each([
    ['Drew storm drains in Civil 3D and MicroStation', ['Civil 3D', 'Bentley MicroStation']],
    ['Charted visits in eClinicalWorks and Dentrix', ['eClinicalWorks', 'Dentrix']],
    ['Ran payroll for 300 people in ADP and Kronos', ['Payroll', 'ADP Workforce Now', 'Kronos']],
    ['Researched case law with Westlaw and LexisNexis', ['Westlaw', 'LexisNexis']],
    ['Planned lessons in Google Classroom and PowerSchool', ['Google Classroom', 'PowerSchool']],
    ['Programmed an Allen-Bradley PLC in ladder logic', ['Allen-Bradley', 'PLC programming', 'Ladder logic']],
    ['Infirmière de bloc opératoire, culture du blé', []],
    ['Retrofit of old kilns in mills and spas', []],
    ['Built stored procedures in PLSQL and Transact-SQL', ['Stored procedures', 'PL/SQL', 'T-SQL']],
    ['Experience with Ada or COBOL', ['Ada', 'COBOL']],
    ['A firm grasp of statistics and photogrammetry', ['Statistics', 'Photogrammetry']],
    ['Trained neural networks on next generation sequencing data', ['Neural networks', 'Next-generation sequencing']],
    ['Bildverarbeitung und Datenbanken', ['Image processing', 'Databases']],
    ['Built shops with Vue3 and PHP8 on CoreOS', ['Vue.js', 'PHP', 'CoreOS']],
  ])('are found in "%s", whatever the trade', (text, names) => {
    expect(skillNames(text)).toEqual(names)
  })

  it.each([
    'See https://example.com/work and ftp://example.com',
    'Spring 2005',
    'Provided designs that were safe, tactful and articulate',
    'Next to the station we opened a second shop',
    'Set up quality check points and a great plains survey',
    'Ada Forth led the mission to Aruba and Cairo',
    'MES COMPÉTENCES',
    'She was the prettier and the more relative of the two',
    'An increase of sales by a factor of two in the square',
  ])('are not seen where everyday words stand: "%s"', (text) => {
    expect(skillNames(text)).toEqual([])
  })

  it('are read from a list where their short names stand', () => {
    expect(skillNames('React / Next / Apollo', true)).toEqual(['React', 'Next.js', 'Apollo GraphQL'])
  })

  it('have no spelling in common', () => {
    const owners = new Map<string, string[]>()
    for (const { name, spellings } of skills)
      for (const spelling of new Set(spellings)) owners.set(spelling, [...(owners.get(spelling) ?? []), name])
    expect([...owners].filter(([, names]) => names.length > 1)).toEqual([])
  })
})

describe('skills that a job description asks for', () => {
  it.each([
    ['SAP-Kenntnisse und MS-Office-Kenntnisse von Vorteil', ['SAP', 'Microsoft Office']],
    [
      'Sicherer Umgang mit MS-Office, MS-Word und dem MS-Project-Paket',
      ['Microsoft Office', 'Word', 'Microsoft Project'],
    ],
    ['Excel-osaamista ja SAP-kokemusta', ['Excel', 'SAP']],
    ['Erfahrung im Verkauf und mit Excel', ['Sales', 'Excel']],
    ['La connaissance d’Excel est un plus', ['Excel']],
    ['Al menos dos años de experiencia en ventas', ['Sales']],
    ['Bardzo dobra znajomość Excela', ['Excel']],
    ['Three years of experience in teaching', ['Teaching']],
    ['Experience in going to market', []],
    ['Solid experience, with legacy code and SOLID principles', ['Legacy systems', 'SOLID principles']],
    ['Desenvolvimento de microsserviços e de APIs', ['Microservices', 'API development']],
    ['nginx/apache behind HAProxy', ['Nginx', 'Apache HTTP Server', 'HAProxy']],
    ['Nginx, Apache, Varnish and HAProxy', ['Nginx', 'Apache HTTP Server', 'Varnish', 'HAProxy']],
    ['Built REST APIs for PLCs and LLMs', ['REST', 'PLC programming', 'Large language models']],
    ['Erstellung von Jahresabschlüssen', ['Financial reporting']],
    ['Words, expresses and scales of Diana Ross on leaflets', []],
    ['A Python-based stack', ['Python']],
    ['Word-of-mouth, C-level and R-rated', []],
  ])('"%s": %j', (text, names) => {
    expect(skillNames(text)).toEqual(names)
  })
})
