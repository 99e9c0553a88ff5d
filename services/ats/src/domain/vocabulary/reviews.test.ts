import { expect, it } from 'vitest'
import { namesReview } from './reviews.ts'

it.each([
  ['Journal Reviewer', ''],
  ['Peer Reviewer', 'Steel and Bridges'],
  ['Guest Reviewer in Scientific Journal', 'Journal of Bridges'],
  ['Subreviewer / External Reviewer', 'Harbour University'],
  ['Reviewer', 'Journal of Steel'],
  ['Revisor de periódicos', 'Acta das Pontes'],
  ['Evaluadora de artículos', 'Revista de Puentes'],
  ['Revisore di riviste', ''],
  ['Recenzentka artykułów', ''],
])('is reviewing for journals, and no role: %s, %s', (title, employer) => {
  expect(namesReview(title, employer)).toBe(true)
})

it.each([
  ['Reviewer', 'Red Mill Ltd'],
  ['Reviewer', 'Harbour Financial Services'],
  ['Loan Reviewer', 'Harbour Bank'],
  ['Code Reviewer', 'Journal of Steel'],
  ['Football Referee', 'County League'],
  ['Journal Editor', 'Journal of Steel'],
])('is work: %s, %s', (title, employer) => {
  expect(namesReview(title, employer)).toBe(false)
})
