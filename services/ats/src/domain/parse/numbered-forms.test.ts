import { expect, it } from 'vitest'
import { readResume } from './parse-resume.ts'

it('a form with numbers before its labels says name and school', () => {
  const lines = [
    ...['CURRICULUM VITAE', '', '1.   ФАМИЛИЯ:   Лесная', '', '2.   ИМЯ ОТЧЕСТВО:   Анна Ивановна', ''],
    ...['3.   ТЕЛЕФОНЫ, ЭЛ. АДРЕС:   anna@lee.example', '', '4.   ОБРАЗОВАНИЕ:', 'ВЫСШЕЕ', ''],
    ...['Сроки обучения   Учебное заведение', '', '1986 - 1991   Песчаногорский гос. педуниверситет', ''],
    'Специальность   Английский и немецкий языки',
  ]
  const { name, education } = readResume(lines.join('\n'), new Date('2026-06-15')).parsed
  expect(name).toBe('Анна Ивановна Лесная')
  expect(education.map(({ school }) => school)).not.toContain('ВЫСШЕЕ')
})
