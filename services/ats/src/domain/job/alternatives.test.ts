import { expect, it } from 'vitest'
import { skillGroups } from './alternatives.ts'

const groups = (line: string) => skillGroups(line).map(({ names, isDetail }) => [names.join(' or '), isDetail])

it.each([
  ['Tools such as Git, Docker and Kubernetes', ['Git', 'Docker', 'Kubernetes']],
  ['Things such as Git, Docker, Kubernetes, Terraform', ['Git', 'Docker', 'Kubernetes', 'Terraform']],
  ['Werkzeuge wie Git, Docker und Kubernetes', ['Git', 'Docker', 'Kubernetes']],
  ['Herramientas como Git, Docker y Kubernetes', ['Git', 'Docker', 'Kubernetes']],
])('each of some examples that "and" joins would be good: %s', (line, names) => {
  expect(groups(line)).toEqual(names.map((name) => [name, true]))
})

it('each of many in brackets is a part of what stands before them', () => {
  expect(groups('Data tools (Kafka, Spark, Airflow, Snowflake)')).toEqual(
    ['Kafka', 'Spark', 'Airflow', 'Snowflake'].map((name) => [name, true]),
  )
  expect(groups('A cloud (AWS, Azure)')).toEqual([['AWS or Azure', false]])
})

it.each([
  'Tools such as Git, Docker or Kubernetes',
  'Tools (e.g. Git, Docker, Kubernetes)',
  'One of Git, Docker and Kubernetes',
  'Werkzeuge wie Git, Docker oder Kubernetes',
])('any one will do of others: %s', (line) => {
  expect(groups(line)).toEqual([['Git or Docker or Kubernetes', false]])
})
