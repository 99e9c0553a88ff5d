import { deployables, type Law } from './law.ts'

const required = ['README.md', '.env.example', 'src/main.ts', 'src/config.ts']
const instead = 'write it as other deployables have it; `npm run generate` writes README.md'

/** A team that takes a deployable over finds the same things in the same places. */
export const deployablesAreComplete: Law = {
  name: 'Every deployable has its card, .env.example, main.ts and config.ts, and a service its events.ts',
  findBreaches(repository) {
    const files = new Set(repository.files)
    return deployables(repository).flatMap(({ dir }) => {
      const missing = required
        .filter((path) => !files.has(`${dir}/${path}`))
        .map((path) => `${dir}/${path}: is missing; ${instead}`)
      if (dir.startsWith('services/') && !files.has(`${dir}/src/events.ts`))
        missing.push(`${dir}/src/events.ts: is missing; ${instead}`)
      return missing
    })
  },
}
