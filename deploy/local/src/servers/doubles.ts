import { fileURLToPath } from 'node:url'
import { stripeVariables } from '@resume/stripe-double/variables'
import { canConnect } from './ports.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const program = fileURLToPath(new URL('../doubles.ts', import.meta.url))

/**
 * Starts local doubles of Stripe and of the AI.
 * @returns the process, and the variables that lead services to them
 */
export async function startDoubles(options: {
  stripePort: number
  aiPort: number
  /** Where Stripe tells of payments. */
  webhookUrl: string
  logFile: string
}): Promise<{ server: ServerProcess; variables: Record<string, string> }> {
  const { stripePort, aiPort, webhookUrl, logFile } = options
  const server = await startProcess({
    name: 'doubles',
    command: process.execPath,
    args: ['--disable-warning=ExperimentalWarning', program, String(stripePort), String(aiPort), webhookUrl],
    logFile,
    ready: async () => {
      await canConnect(stripePort)
      await canConnect(aiPort)
    },
  })
  return {
    server,
    variables: {
      ...stripeVariables(`http://127.0.0.1:${stripePort}`),
      OPENAI_API_KEY: 'local-double',
      OPENAI_BASE_URL: `http://127.0.0.1:${aiPort}/v1`,
    },
  }
}
