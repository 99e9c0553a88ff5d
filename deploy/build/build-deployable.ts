import { chmodSync, cpSync, globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import type { Deployable } from '../deployable.ts'
import { commandMethods } from './command-methods.ts'
import { compilerFile } from './compiler-file.ts'
import { filesBeside } from './files-beside.ts'
import { recordInputs } from './inputs.ts'
import { beginBuild } from './left-over.ts'
import { plainBuiltins } from './plain-builtins.ts'
import { putInPlace } from './put-in-place.ts'

/**
 * Packages that stay in node_modules: they find files of their own beside their modules (programs, fonts, protos, pages) or are
 * native. What they load of each other is then not loaded twice.
 */
const external = [/^sharp$/, /^pdfjs-dist(\/|$)/, /^piscina$/, /^@fastify\/swagger-ui$/]

/**
 * Makes the programs of a deployable in its `dist/`: few large files that load in a fifth of the time that its sources take
 * (ADR 45). `dist/lib/main.js` is the deployable, `dist/lib/health-check.js` asks whether one is ready.
 * @param root where workspaces and node_modules are
 */
export async function buildDeployable({ folder }: Pick<Deployable, 'folder'>, root: string): Promise<void> {
  const target = join(root, folder, 'dist')
  const begun = Date.now()
  /** Put in place when it is whole: a process may be starting from the one before. */
  const made = beginBuild(join(root, 'node_modules'))
  const inputs = new Set(globSync('deploy/build/*.ts', { cwd: root }).map((file) => join(root, file)))
  inputs.add(join(root, 'package-lock.json'))
  try {
    const bundle = await rolldown({
      cwd: root,
      platform: 'node',
      input: {
        main: join(root, folder, 'src/main.ts'),
        'health-check': join(root, 'packages/service-kit/src/process/health-check.ts'),
      },
      external,
      /** Both are getters of the global object: calling them took the gateway a seventieth of its time for a cached answer. */
      transform: { inject: { Buffer: ['node:buffer', 'Buffer'], process: 'node:process' } },
      plugins: [
        plainBuiltins(),
        compilerFile(),
        commandMethods(),
        filesBeside((file) => {
          inputs.add(file)
          return readFileSync(file)
        }),
      ],
      /** How long it took is no fault of what is built. */
      checks: { bundlerTimings: false },
      onLog: (level, log) => {
        if (level === 'warn') throw new Error(`${folder}: ${log.message}`)
      },
    })
    const { output } = await bundle.write({
      dir: join(made, 'lib'),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name].js',
      assetFileNames: '[name][extname]',
      comments: { legal: true, annotation: false, jsdoc: false },
      /** Text of ASCII alone takes V8 half the memory; nothing is made smaller that a stack trace shows. */
      minify: {
        compress: false,
        mangle: false,
        codegen: { removeWhitespace: false, asciiOnly: true, legalComments: 'inline' },
      },
    })
    await bundle.close()
    for (const part of output) {
      if (part.type === 'chunk') for (const id of part.moduleIds) if (id.startsWith(root)) inputs.add(id)
    }
    /** What a process reads of proto files when it starts. */
    const descriptions = join(root, 'proto/generated')
    for (const file of globSync('**/*.json', { cwd: descriptions })) {
      inputs.add(join(descriptions, file))
      cpSync(join(descriptions, file), join(made, 'generated', file))
    }
    recordInputs(made, root, inputs, begun)
    /** Whoever runs it need not be who has built it. */
    chmodSync(made, 0o755)
    putInPlace(made, target)
  } catch (error) {
    rmSync(made, { recursive: true, force: true })
    throw error
  }
}
