import { describe, expect, it } from 'vitest'
import { levelAsked, yearsAsked } from './experience-asked.ts'

describe('the years that a line asks for', () => {
  it.each([
    ['5+ years of experience', 5],
    ['3-5 years in sales', 3],
    ['Minimum of two years’ experience on a ward', 2],
    ['two or more years of experience', 2],
    ['Mindestens drei Jahre Berufserfahrung', 3],
    ['2 bis 4 Jahre Erfahrung', 2],
    ['Au moins deux ans d’expérience', 2],
    ['Al menos tres años de experiencia', 3],
    ['Pelo menos cinco anos de experiência', 5],
    ['Almeno 2 anni di esperienza', 2],
    ['Minimaal vijf jaar ervaring', 5],
    ['Minimum trzy lata doświadczenia', 3],
    ['A company of 120 years', 0],
    ['One team, many years', 0],
    ['Someone who loves the job', 0],
  ])('"%s": %i', (line, years) => {
    expect(yearsAsked(line)).toBe(years)
  })
})

describe('the level of education that a line asks for', () => {
  it.each([
    ['Bachelor or Master degree', 'bachelor'],
    ['Degree in nursing', 'bachelor'],
    ['PhD in chemistry', 'doctorate'],
    ['Wykształcenie wyższe', 'bachelor'],
    ['High school diploma', 'secondary'],
    ['A high degree of care', 'none'],
    ['Master the art of sales', 'none'],
    ['Certified Scrum Master, master data management', 'none'],
    ['We promote from within', 'none'],
  ])('"%s": %s', (line, level) => {
    expect(levelAsked(line)).toBe(level)
  })
})
