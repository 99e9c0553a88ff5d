import { describe, expect, it } from 'vitest'
import { namesIn } from './said-names.ts'

const check = namesIn(`Marta Lindqvist, Senior Backend Engineer
Brightwater Payments, since 2019: built APIs with TypeScript, k8s and PostgreSQL on AWS. linkedin.com/in/martal
Wanted: Terraform, Go, incident management`)

describe('a sentence of an AI', () => {
  it.each([
    'Add the results of your work at Brightwater Payments, such as response times.',
    'The resume shows TypeScript and PostgreSQL but no Terraform.',
    'Your experience with Kubernetes is not dated.',
    "Quantify Brightwater's savings: how many, how fast, by 40%?",
    'Mention incident management in the summary. Use a STAR structure for each bullet.',
    'Put the link linkedin.com/in/martal into the first line of the CV.',
    'I see no evidence of APIs in the 2nd role.',
    '- Lead with AWS.',
  ])('stays when what it names stands in the material: %s', (sentence) => {
    expect(check.isGrounded(sentence)).toBe(true)
  })

  it.each([
    'Your time at Google shows leadership.',
    'Google gave you a base to build on.',
    'Add your Kafka and Spark projects.',
    'Python is a strength of yours.',
    'Mention the Nobel Prize.',
    'See https://evil.example/course for more.',
    'Write to coach@evil.example.',
    'You know Brightwater Payments and Northgate.',
    'Show your work with ECS2000.',
    'Your iOS apps are a strength.',
  ])('goes when it names what does not: %s', (sentence) => {
    expect(check.isGrounded(sentence)).toBe(false)
  })
})

describe('a keyword of an AI', () => {
  it.each(['Terraform', 'incident management', 'Kubernetes', 'postgresql'])('stays: %s', (keyword) => {
    expect(check.isKeyword(keyword)).toBe(true)
  })
  it.each(['Kafka', 'incident response', '', 'Terraform Enterprise at Google', 'rm -rf'])('goes: %j', (keyword) => {
    expect(check.isKeyword(keyword)).toBe(false)
  })
})
