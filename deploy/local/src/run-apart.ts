import { join } from 'node:path'
import { localFolder } from '@resume/service-kit/config/local-folder'
import { root } from './platform/deployables.ts'

/**
 * `run-apart.ts DEPLOYABLE PROGRAM [ARGUMENT…]`: becomes a program with the variables that the local stack has written for a
 * deployable, wherever the stack keeps its files; without a stack, with those of this process alone.
 */
const [deployable = '', ...program] = process.argv.slice(2)
const file = join(localFolder(root), 'env', `${deployable}.env`)
const flags = ['--disable-warning=ExperimentalWarning', `--env-file-if-exists=${file}`]
/** The same process, so that signals reach the program and its exit code reaches whoever waits. */
process.execve?.(process.execPath, [process.execPath, ...flags, ...program], process.env)
