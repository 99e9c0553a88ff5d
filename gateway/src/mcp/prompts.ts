import { scanLimits } from '@resume/proto/limits/ats'
import { invalidFields } from '@resume/service-kit/errors/app-error'
import type { Api } from './api.ts'
import { asData } from './fence.ts'
import { requestOf } from './request-of.ts'
import { rowOf } from './tools/rows.ts'

/** What a prompt takes, and the messages that it makes. */
interface Prompt {
  name: string
  title: string
  description: string
  arguments: { name: string; description: string; required: boolean }[]
  write(args: Record<string, string>, document: string): string[]
}

const rules =
  'Keep to what the resume says: invent no employers, titles, dates, degrees, skills or figures. Ask me where something is missing.'

const documentId = { name: 'documentId', description: 'The ID of the resume.', required: true }
const jobDescription = (required: boolean) => ({
  name: 'jobDescription',
  description: 'The job description.',
  required,
})

/** Conversations that people can begin with. */
export const prompts: Prompt[] = [
  {
    name: 'tailor_resume_to_job',
    title: 'Tailor my resume to this job',
    description: 'Scans a resume against a job, and rewrites it step by step with your consent.',
    arguments: [documentId, jobDescription(true)],
    write: ({ documentId, jobDescription = '' }, document) => [
      `Tailor my resume, document ${documentId}, to a job. ${rules}
1. Scan it with check_resume, documentId and the job description, and tell me the score and what matters most.
2. Propose changes, with a reason for each. Wait for my answer.
3. Ask whether to change this resume or a copy (duplicate_document).
4. Call update_document with dryRun and show me what would change. Make the change only when I agree.
5. Scan it again, and tell me what became better.`,
      asData(document, 'The resume.'),
      asData(jobDescription, 'The job description.'),
    ],
  },
  {
    name: 'review_resume',
    title: 'Review my resume',
    description: 'Goes through a resume as a recruiter and as an applicant tracking system would.',
    arguments: [documentId, jobDescription(false)],
    write: ({ documentId, jobDescription }, document) => [
      `Review my resume, document ${documentId}. ${rules}
1. Scan it with check_resume and documentId${jobDescription ? ' and the job description' : ''}.
2. Tell me its score, its three greatest strengths, and its three most important faults, each with the line that it is about.
3. Propose a better text for each fault. Change nothing until I ask for it.`,
      asData(document, 'The resume.'),
      ...(jobDescription ? [asData(jobDescription, 'The job description.')] : []),
    ],
  },
]

/**
 * The messages of a prompt.
 * @throws AppError `validation_failed` for arguments that it does not take or that are missing, ApiRefusal as reading the
 *   document does
 */
export async function writePrompt(prompt: Prompt, args: Record<string, string>, api: Api) {
  const known = new Set(prompt.arguments.map(({ name }) => name))
  const details = [
    ...prompt.arguments
      .filter(({ name, required }) => required && !args[name]?.trim())
      .map(({ name }) => ({ path: name, message: 'is required' })),
    ...Object.keys(args)
      .filter((name) => !known.has(name))
      .map((path) => ({ path, message: 'is not a known field' })),
    ...((args.jobDescription?.length ?? 0) > scanLimits.jobDescriptionLength
      ? [{ path: 'jobDescription', message: `must be at most ${scanLimits.jobDescriptionLength} characters` }]
      : []),
  ]
  if (details.length > 0) throw invalidFields(...details)
  const row = rowOf('getDocument')
  const { json } = await api(row, requestOf(row, { id: args.documentId }))
  const messages = prompt.write(args, json).map((text) => ({
    role: 'user' as const,
    content: { type: 'text' as const, text },
  }))
  return { description: prompt.description, messages }
}
