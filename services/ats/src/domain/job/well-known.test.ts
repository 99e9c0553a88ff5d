import { expect, it } from 'vitest'
import { readRequirements } from './requirements.ts'

const duties = 'Responsibilities\n- Reconcile bank accounts\n- Greet visitors of the yard'
const namesOf = (text: string) => readRequirements(text).map(({ name }) => name)
const technologies =
  'Java, Python, Go, Rust, TypeScript, React, Angular, PostgreSQL, MySQL, Redis, Docker, Kubernetes, Terraform, Ansible, Jenkins, AWS'

it('duties ask for work where the vocabulary knows little of a job', () => {
  expect(namesOf(`Clerk\n\n${duties}`).join()).toMatch(/reconciliation/i)
})

it('duties ask for nothing else where a job description names many known skills', () => {
  const names = namesOf(
    `Engineer\n\n${duties.replace('Reconcile bank accounts', 'Arrange red umbrellas')}\n\nRequirements\n${technologies}`,
  )
  expect(names.join()).not.toMatch(/umbrella/i)
  expect(names).toContain('Kubernetes')
})
