import { spawn } from 'node:child_process'

/** Runs a program of the stack. @throws Error with what it printed, when it fails */
export function runProgram(file: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let printed = ''
    child.stderr.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
    child.once('error', reject)
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(printed.trim() || `${file} failed`))))
  })
}
