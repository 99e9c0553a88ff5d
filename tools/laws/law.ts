/** The repository as a law sees it. */
export interface Repository {
  /** Absolute path of the repository. */
  root: string
  /** Paths of all files that git tracks or would track, relative to the root. */
  files: string[]
  /** A file's text. */
  read(path: string): string
  workspaces: Workspace[]
}

/** A workspace of the monorepo. */
export interface Workspace {
  /** Path below the root, such as `services/identity`. */
  dir: string
  /** Name of the package. */
  name: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** A rule about the repository itself. */
export interface Law {
  /** The rule, as a sentence. */
  name: string
  /** Finds every breach, each as `path: what is wrong; what to do`. */
  findBreaches(repository: Repository): string[] | Promise<string[]>
}

/** Directories of everything that is deployed. */
export function deployables(repository: Repository): Workspace[] {
  return repository.workspaces.filter(({ dir }) => dir === 'gateway' || dir.startsWith('services/'))
}

/** The TypeScript files of the repository that people write. */
export function sourceFiles(repository: Repository): string[] {
  return repository.files.filter((path) => path.endsWith('.ts') && !path.includes('/generated/'))
}

/** Whether a file only serves tests, benches or the making of files, and so may use development dependencies. */
export function isDevelopmentFile(path: string): boolean {
  return /\.test\.ts$|\/(test-data|tools|bench)\/|^(tests|tools)\/|\.config\.ts$/.test(path)
}

/** What a file imports, as written. */
export function importsOf(source: string): string[] {
  const pattern =
    /^\s*(?:import|export)\s[^'"`;]*?from\s+['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm
  return [...source.matchAll(pattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '')
}

/** The package that an import names; undefined for relative imports and for Node's own modules. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:') || specifier.startsWith('/')) return undefined
  const [scope = '', name = ''] = specifier.split('/')
  return scope.startsWith('@') ? `${scope}/${name}` : scope
}
