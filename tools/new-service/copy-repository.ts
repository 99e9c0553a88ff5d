import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/**
 * Copies a repository as git sees it, changes that are not committed included, into an empty folder, and links what was
 * installed; packages of the repository itself lead into the copy. Its state is committed, so that git tells what changes.
 */
export function copyRepository(from: string, to: string): void {
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 1 << 26 })
  const listed = git(from, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n')
  for (const path of listed.filter((each) => each !== '' && existsSync(join(from, each)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true })
    cpSync(join(from, path), join(to, path))
  }
  git(to, 'init', '--quiet')
  git(to, 'add', '--all')
  git(to, '-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'a copy')
  for (const folder of globSync('{.,proto,gateway,packages/*,services/*,deploy/*,clients/*,tests}/node_modules', {
    cwd: from,
  })) {
    linkPackages(join(from, folder), join(to, folder))
  }
}

/** Adds a workspace that the copy has and the repository has not. */
export function linkWorkspace(root: string, dir: string, name: string): void {
  const link = join(root, 'node_modules', name)
  symlinkSync(relative(dirname(link), join(root, dir)), link)
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name === '.cache') continue
    if (name.startsWith('@resume'))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(from, name), join(to, name))
  }
}
