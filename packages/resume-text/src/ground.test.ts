import { describe, expect, it } from 'vitest'
import { groundIn } from './ground.ts'

const ground = groundIn(`Grace Hopper · grace@example.com · +1 (555) 010-2030 · linkedin.com/in/grace
Programmer at Eckert-Mauchly, Jan 2015 - Present. Built the A-0 system in C++.`)

describe('the ground of what was read out of a text', () => {
  it('keeps words that stand there one after another, whatever is between them', () => {
    expect(ground.text('programmer at ECKERT Mauchly')).toBe('programmer at ECKERT Mauchly')
    expect(ground.text('C++')).toBe('C++')
  })

  it.each(['Google', 'Program', 'Built system', 'C', '', '…'])('drops %j, which does not stand there', (said) => {
    expect(ground.text(said)).toBe('')
  })

  it('knows addresses with and without their protocol, and numbers by their digits', () => {
    expect(ground.address('https://www.linkedin.com/in/grace')).toBe('https://www.linkedin.com/in/grace')
    expect(ground.address('https://evil.example/grace')).toBe('')
    expect(ground.phone('+1 555 010 2030')).toBe('+1 555 010 2030')
    expect(ground.phone('+1 555 010 2031')).toBe('')
    expect(ground.phone('555')).toBe('')
  })

  it('keeps as much of a date as the text says', () => {
    expect(['2015-01', '2015-06', '2015', '2016'].map(ground.date)).toEqual(['2015-01', '2015', '2015', ''])
    expect(ground.saysPresent).toBe(true)
    expect(groundIn('2015').saysPresent).toBe(false)
  })

  it('is made of a text of 100,000 marks, which would take longer than a test may to put in order', () => {
    const marks = `Grace${'\u0344'.repeat(33_000)}${'\u0316'.repeat(67_000)} Hopper`
    expect(groundIn(marks).text('Hopper')).toBe('Hopper')
  })

  it.each([
    ['Krankenpflegerin, März 2019 bis heute', '2019-03', true],
    ['Infirmière, févr. 2018 – aujourd’hui', '2018-02', true],
    ['Enfermera, septiembre de 2017 a la actualidad', '2017-09', true],
    ['Enfermeira, março 2016 - atual', '2016-03', true],
    ['Infermiera, 05/2015 – oggi', '2015-05', true],
    ['Verpleegkundige, mei 2014 tot heden', '2014-05', true],
    ['Pielęgniarka, październik 2013 – obecnie', '2013-10', true],
    ['Lehrerin, seit April 2011', '2011-04', true],
    ['Krankenpflegerin, Mai 2012 - Juni 2013, date of birth unknown', '2012-05', false],
  ])('reads the dates of "%s"', (source, date, isOpen) => {
    const there = groundIn(source)
    expect([there.date(date), there.date(`${date.slice(0, 4)}-12`), there.saysPresent]).toEqual([
      date,
      date.slice(0, 4),
      isOpen,
    ])
  })
})
