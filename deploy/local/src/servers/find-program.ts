import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian keeps servers that are not on every user's path. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/sbin']

/** Absolute path of a program on the search path or in the system's folders; undefined when it is not installed. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]
  return folders
    .map((folder) => join(folder, name))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}

/**
 * As {@link findProgram}.
 * @throws Error in one line that says how to get the program
 */
export function requireProgram(name: string): string {
  const path = findProgram(name)
  if (!path) {
    throw new Error(`${name} is not installed: run \`apt-get install ${name}\` as root, or use \`docker compose up\``)
  }
  return path
}
