import { exampleResume } from '@resume/bench-kit/example-resume'
import { compilePatternsOnce, scanResume } from '../src/engine.ts'

/**
 * Prints what the first scans of a process take, in milliseconds, which compile the patterns: of a text with signs of Latin-1 alone, of one
 * with others, and of another one.
 */
compilePatternsOnce()
const resume = exampleResume.slice(0, 4_000)
const taken = [resume, resume.replaceAll('\n- ', '\n• '), `${resume} `].map((text) => {
  const start = performance.now()
  scanResume({
    resume: text,
    jobDescription: '',
    layout: undefined,
    today: new Date('2026-06-15'),
    restricted: false,
  })
  return Math.round(performance.now() - start)
})
process.stdout.write(taken.join(' '))
