import { expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const asked = (job: string) => readRequirements(job).map(({ kind, name }) => `${kind}: ${name}`)

it('leaves out what the other lines of a form say', () => {
  const form = `TITLE:  Baker
ELIGIBILITY:  Payroll
DURATION:  A year of Excel
ANNOUNCEMENT CODE:  Java 12
REMUNERATION/ SALARY:  Paid in Excel
JOB RESPONSIBILITIES:
- Wound care
APPLICATION PROCEDURES:  Send us Word documents.
Kindly mention in your letter that you know Tableau.
OPENING DATE:  Python day`
  expect(asked(form)).toEqual(['skill: Payroll', 'skill: Wound care', 'title: Baker'])
})

it.each([
  ['Additional Information\n- Docker parties'],
  ['¿Cómo es el proceso de selección?\n- Una prueba de Docker'],
  ['Localización\nDocker'],
  ['Contratação\nDocker'],
  ['Richiesta informazioni\nDocker'],
  ['Wykaz dokumentów\n- Docker'],
  ['Wat kunnen wij bieden\n- Docker'],
  ['Why choose us?\n- Docker'],
])('asks for nothing in a part about something else: %s', (part) => {
  expect(asked(`Requirements\n- Java\n\n${part}`)).toEqual(['skill: Java'])
})

it.each([
  ['¿Qué debes saber?'],
  ['¿Qué necesitas?'],
  ['¿Cómo eres?'],
  ['EXPERIENCE SOUHAITEE :'],
  ['FORMATION ET CONNAISSANCES :'],
])('asks for what stands below a question or a heading abroad: %s', (heading) => {
  expect(asked(`Sobre nosotros\nHacemos pan.\n\n${heading}\n- Java\n- SQL`)).toEqual(['skill: Java', 'skill: SQL'])
})

it.each([
  ['Sobre nosotros\nHacemos pan con Python.\n\nBuscamos a alguien que conozca Java.'],
  ['Chi siamo\nFacciamo pane con Python.\n\nSiamo alla ricerca di persone che conoscano Java.'],
  ['Over ons\nWij bakken met Python.\n\nWij zoeken iemand met kennis van Java.'],
  ['O nas\nPieczemy w Python.\n\nSzukamy osoby ze znajomością Java.'],
])('turns from the company to the work where somebody is sought: %s', (job) => {
  expect(asked(job)).toEqual(['skill: Java'])
})

it('leaves out what a company makes, by its verb', () => {
  expect(asked('Sandhill makes dashboards for Salesforce.\nRequirements\nJava')).toEqual(['skill: Java'])
})

it('takes what somebody has experience of doing', () => {
  expect(asked('Requirements\n- Experience creating glaze recipes or kiln charts in the workshop')).toEqual([
    'skill: Glaze recipes',
    'skill: Kiln charts',
  ])
})

it('divides items whose marks stand within a line, and headings between them', () => {
  const pasted =
    'Join Sandhill.  *Duties of the baker:*  * Payroll * Wound care * Java  Other Requirements of the baker:  * Docker * Python'
  expect(asked(pasted)).toEqual(expect.arrayContaining(['skill: Payroll', 'skill: Wound care', 'skill: Python']))
  expect(asked('Requirements\n- Bread and flour of all kinds in ovens; - Payroll; - Java; - Docker')).toEqual([
    'skill: Payroll',
    'skill: Java',
    'skill: Docker',
  ])
})

it('takes a background check for a condition of the work', () => {
  expect(readRequirements('Requirements\n- Payroll\n- Pass a background check').map(({ name }) => name)).toEqual([
    'Payroll',
    'Background check',
  ])
})

it.each([
  ['What We Offer\n- Docker\n\nWhat experience do you need?\n- Java\n- SQL'],
  ['What We Offer\n- Docker\n\nWhat skills will you need?\n- Java\n- SQL'],
])('asks for what stands below a question behind what is offered: %s', (job) => {
  expect(asked(job)).toEqual(['skill: Java', 'skill: SQL'])
})

it('wants less of what would be an advantage', () => {
  const [java, sql] = readRequirements('Requirements\n- Java\n\nAdvantageous: SQL')
  expect([java?.required, sql?.required]).toEqual([true, false])
})

it('takes what brackets list with strokes for alternatives', () => {
  const [cloud] = readRequirements('Requirements\n- A large cloud (AWS/Azure)').filter(({ anyOf }) => anyOf)
  expect(cloud?.anyOf).toEqual(['AWS', 'Azure'])
})

it.each([
  ['Functie-eisen van het werk\n- Vakantiegeld en reiskosten voor bakkers'],
  ['Requisitos del puesto en la oficina\n- Seguro de vida y aguinaldo'],
  ['Votre profil pour le poste\n- Accès à des formations'],
])('asks for nothing that employers give, in other languages: %s', (job) => {
  expect(asked(job)).toEqual([])
})

it('takes no sentence to the reader for an item', () => {
  expect(asked('Functie-eisen van het werk\n- Heb je de bakkersschool bezocht\n- Kennis van ovenbouw')).toEqual([
    'skill: Ovenbouw',
  ])
})

it('takes what stands before "and other" things of its kind', () => {
  expect(asked('Requirements\n- Familiarity with Traffo and other simulators of the trade')).toEqual(['skill: Traffo'])
})

it.each([
  ['Functie-eisen van het werk\n- Geeft leiding aan de bakkers\n- Kennis van ovenbouw', 'Ovenbouw'],
  ['Requisitos del puesto en la oficina\n- Debe ayudar al panadero\n- Capaz de reparar hornos de pan', 'Hornos de pan'],
  ['Requisitos del puesto en la oficina\n- Hornos de pan, en octubre', 'Hornos de pan'],
])('takes no sentence and no month for an item: %s', (job, name) => {
  expect(asked(job)).toEqual([`skill: ${name}`])
})

it('leaves a duty of somebody who quotes jobs', () => {
  expect(asked('Requirements\n- Visit the site and quote the job in Excel')).toContain('skill: Excel')
})

it('takes a town for none', () => {
  expect(asked('Skills\n- Payroll\n- Toronto')).toEqual(['skill: Payroll'])
})

it('takes an item of trait words for a trait, if the line names no other', () => {
  const traits = readRequirements('Requirements\n- Payroll\n- Cheerful').filter(({ isTrait }) => isTrait)
  expect(traits).toMatchObject([{ name: 'Cheerful', weight: 0 }])
})
