import { type Law, sourceFiles } from './law.ts'

const vague = /(^|\/)(utils?|commons?|helpers?|misc|stuff|shared)(\.ts$|\/)/

/** A reader finds the place to change by its name; these names fit everything. */
export const namesSayWhatIsInside: Law = {
  name: 'No file or folder is called utils, common, helpers, misc or shared, and files are kebab-case',
  findBreaches(repository) {
    return sourceFiles(repository).flatMap((path) => {
      const file = path.slice(path.lastIndexOf('/') + 1)
      if (vague.test(path)) return [`${path}: the name fits everything; name it for what is in it`]
      return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.ts$/.test(file)
        ? []
        : [`${path}: is not kebab-case; rename it, such as key-usage.ts`]
    })
  },
}
