import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

it('tells a number from the address right behind it', () => {
  const { parsed } = readResume('Anna Lee\n(819)555-0143anna.lee@harbour.example\nLeeds', new Date('2026-06-15'))
  expect([parsed.phone, parsed.email]).toEqual(['(819)555-0143', 'anna.lee@harbour.example'])
})

const emailIn = (...lines: string[]) => readResume(lines.join('\n'), new Date('2026-06-15')).parsed.email

it.each([
  ['anna.lee[at]harbour.example', 'anna.lee@harbour.example'],
  ['anna.lee (at) harbour.example', 'anna.lee@harbour.example'],
  ['anna[.]lee[at]harbour[dot]example', 'anna.lee@harbour.example'],
  ['anna.lee {arobase} harbour {point} example', 'anna.lee@harbour.example'],
  ['annalee\n@harbour.example', 'annalee@harbour.example'],
  ['anna@harbour.comPhone 20 7946 0958', 'anna@harbour.com'],
  ['anna@harbour.comannalee.github.io', 'anna@harbour.com'],
  ['anna@harbour.frlinkedin.com/in/anna-lee', 'anna@harbour.fr'],
  ['anna@gmail.comannalee.example.org', 'anna@gmail.com'],
  ['anna@yahoo.com.br', 'anna@yahoo.com.br'],
  ['020 7946 0958 丨anna@harbour.example', 'anna@harbour.example'],
  ['林翠岭\nwelder.lee@harbour.example', 'welder.lee@harbour.example'],
  ['anna-kößt\nkosst@harbour.example', 'kosst@harbour.example'],
  ['Email id-anna@harbour.example', 'anna@harbour.example'],
  ['EMAIL-anna.lee@harbour.example', 'anna.lee@harbour.example'],
  ['e-mail@harbour.example', 'e-mail@harbour.example'],
  ['anna@harbour.community.example', 'anna@harbour.community.example'],
])('reads an address however it is written: %j', (line, email) => {
  expect(emailIn('Anna Lee', line, 'Welder')).toBe(email)
})

it('takes no address of somebody else far below for one’s own', () => {
  const work = ['', 'Experience', 'Welder', 'Iron Works', '2019 – 2021', '', 'Skills', 'Steel', '', 'References']
  const others = ['Bo Mill, Red Mill', 'bo.mill@mill.example', '', 'annalee99@harbour.example']
  expect(emailIn('Anna Aldmoor-Annalee', ...work, ...others)).toBe('annalee99@harbour.example')
  expect(emailIn('Anna Aldmoor-Annalee', 'post@mill.example', ...work, ...others)).toBe('post@mill.example')
})

it('reads an address whole whose end a narrow column broke off, if another place has it so', () => {
  const lines = (whole: string) => ['Anna Lee', 'anna.lee@harbour.co', 'Welder', 'm', '', 'Skills', 'Steel', '', whole]
  expect(emailIn(...lines('anna.lee@harbour.com'))).toBe('anna.lee@harbour.com')
  expect(emailIn(...lines('anna.lee@harbour.construction.example'))).toBe('anna.lee@harbour.co')
})
