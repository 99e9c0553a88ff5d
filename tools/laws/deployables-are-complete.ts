import { deployables, type Law } from './law.ts'

const required = ['README.md', 'Dockerfile', '.env.example', 'src/main.ts', 'src/config.ts']

/** A team that takes a deployable over finds the same things in the same places. */
export const deployablesAreComplete: Law = {
  name: 'Every deployable has its card, Dockerfile with health check, .env.example, main.ts and config.ts',
  findBreaches(repository) {
    const files = new Set(repository.files)
    return deployables(repository).flatMap(({ dir }) => {
      const missing = required
        .filter((path) => !files.has(`${dir}/${path}`))
        .map((path) => `${dir}/${path}: is missing`)
      const dockerfile = `${dir}/Dockerfile`
      if (files.has(dockerfile) && !repository.read(dockerfile).includes('HEALTHCHECK')) {
        missing.push(`${dockerfile}: has no HEALTHCHECK`)
      }
      if (dir.startsWith('services/') && !files.has(`${dir}/src/events.ts`))
        missing.push(`${dir}/src/events.ts: is missing`)
      return missing
    })
  },
}
