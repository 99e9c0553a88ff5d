import { describe, expect, it } from 'vitest'
import { type Analysis, groundedAnalysis } from './analysis.ts'
import { materialOf } from './material.ts'

const material = materialOf(
  'Jane Doe\njane@example.com\nEngineer at Example Ltd\nTypeScript, PostgreSQL',
  'We need Terraform and TypeScript at Widgets Inc.',
  { names: ['Jane Doe'], emails: ['jane@example.com'], phones: [], links: [] },
)
const said: Analysis = {
  explanation:
    'The resume of [NAME_1] shows TypeScript. It also shows Kafka from Google. Reach [EMAIL_1] or [EMAIL_7].',
  missingEvidence: ['No evidence of Terraform.', 'No evidence of Rust.', 'No evidence of Terraform.'],
  keywordOpportunities: ['Terraform', 'Blockchain'],
  recommendedImprovements: ['Add what Example Ltd gained.', 'Mention your time at Amazon.', ''],
  priorityOrder: ['Add results', 'Learn Rust'],
}

describe('an analysis', () => {
  it('keeps what names nothing but what stands in the material, with personal data put back', () => {
    expect(groundedAnalysis(said, material)).toEqual({
      explanation: '',
      missingEvidence: ['No evidence of Terraform.'],
      keywordOpportunities: ['Terraform'],
      recommendedImprovements: ['Add what Example Ltd gained.'],
      priorityOrder: ['Add results'],
    })
    const better = { ...said, explanation: 'The resume of [NAME_1] shows TypeScript. It also shows Kafka from Google.' }
    expect(groundedAnalysis(better, material)?.explanation).toBe('The resume of Jane Doe shows TypeScript.')
  })

  it('of which nothing is left is none', () => {
    const empty = {
      explanation: '',
      missingEvidence: [],
      keywordOpportunities: [],
      recommendedImprovements: [],
      priorityOrder: [],
    }
    expect(groundedAnalysis(empty, material)).toBeUndefined()
    expect(groundedAnalysis({ ...empty, explanation: 'You were at Google.' }, material)).toBeUndefined()
  })

  it('has an end, whatever was said', () => {
    const much = Array.from({ length: 10_000 }, (_, index) => `Add ${'more '.repeat(2_000)}${index}`)
    const kept = groundedAnalysis(
      { ...said, recommendedImprovements: much, explanation: 'The resume. '.repeat(50_000) },
      material,
    )
    expect(kept?.recommendedImprovements.length).toBeLessThanOrEqual(20)
    expect(JSON.stringify(kept).length).toBeLessThan(20_000)
  })

  it('is one line each, without control characters', () => {
    const kept = groundedAnalysis({ ...said, explanation: 'The\u0000 resume\n\n is \ud800short.' }, material)
    expect(kept?.explanation).toBe('The resume is short.')
  })
})
