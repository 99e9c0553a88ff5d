import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './deployables.ts'
import { planPorts, portVariables } from './port-plan.ts'

describe('the ports of the local stack', () => {
  it('stand in its .env.example, each with its default', async () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8')
    const plan = await planPorts({})
    for (const variable of portVariables) expect(example).toContain(`\n${variable}=${plan[variable]}\n`)
  })

  it('are below those that Linux gives to connections that go out', async () => {
    for (const [variable, port] of Object.entries(await planPorts({}))) expect(port, variable).toBeLessThan(32_768)
  })

  it('are never given out twice', async () => {
    const plan = await planPorts({})
    expect(new Set(Object.values(plan)).size).toBe(portVariables.length)
    const free = await planPorts(Object.fromEntries(portVariables.map((variable) => [variable, '0'])))
    expect(new Set(Object.values(free)).size).toBe(portVariables.length)
  })

  it('that are none are told, one line for each', async () => {
    await expect(planPorts({ PORT: 'abc', REDIS_PORT: '70000' })).rejects.toThrow(
      /^REDIS_PORT must be a whole number from 0 to 65535\nPORT must be a whole number from 0 to 65535$/,
    )
  })
})
