import type { WritingAction } from '../action.ts'

/** A resume for one job. */
export const tailorResumeToJob: WritingAction = {
  action: 'tailor_resume_to_job',
  title: 'Tailor a resume to a job',
  description: 'Rewrites a resume so that what a job description asks for stands out.',
  task: 'Rewrite the resume in "text" so that what "jobDescription" asks for stands out.',
  rules: [
    'Keep every role, employer, school, date and figure of the resume as it is.',
    'Put first what the job asks for, and use its words where the resume says the same.',
    'Never claim a skill or an experience that the job asks for and the resume does not show.',
  ],
  maxTokens: 10_000,
}
