import { setFlagsFromString } from 'node:v8'

/**
 * Lets V8 compile a regular expression to machine code when it is first used. By default it makes bytecode of it first, and machine code
 * the second time: what a pattern's classes of letters are is worked out twice. A process that scans or reads a file for the first time uses
 * some 350 patterns (docs/adr/0074). For the whole process, its threads included.
 */
export function compilePatternsOnce(): void {
  setFlagsFromString('--no-regexp-tier-up')
}
