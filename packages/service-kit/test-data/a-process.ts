import { commonVariables } from '../src/config/common-variables.ts'
import { readConfig } from '../src/config/read-config.ts'
import { integer, oneOf, optional, text } from '../src/config/variables.ts'
import { runProcess } from '../src/process/run-process.ts'

const variables = {
  ...commonVariables,
  SIZE: integer({ default: 1 }),
  NOTE: optional(text()),
  TROUBLE: oneOf(['none', 'start', 'later', 'rejection', 'step'], { default: 'none' }),
}

/** A deployable that does nothing but start and stop, in the way that TROUBLE says. */
await runProcess(
  'a-process',
  () => {
    const values = readConfig(process.env, variables)
    return { ...values, notes: values.NOTE ? [values.NOTE] : [] }
  },
  async ({ TROUBLE }, lifecycle, logger) => {
    for (const name of ['first', 'second', 'third']) {
      lifecycle.onShutdown(name, async () => {
        await new Promise((resolve) => setImmediate(resolve))
        if (TROUBLE === 'step' && name === 'second') throw new Error('cannot stop')
        logger.info({ step: name }, 'step done')
      })
    }
    if (TROUBLE === 'start') throw new Error('cannot start')
    const alive = setInterval(() => {}, 1_000)
    lifecycle.onShutdown('alive', () => clearInterval(alive))
    if (TROUBLE === 'later') {
      setImmediate(() => {
        throw new Error('nobody caught this')
      })
    }
    if (TROUBLE === 'rejection') void Promise.reject(new Error('nobody awaited this'))
    logger.info('a-process is ready')
  },
)
