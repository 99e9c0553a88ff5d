import { describe, expect, it } from 'vitest'
import { everyExpression, selectorsOf } from '../../tools/deployments/promql.ts'
import { aUser } from './platform.ts'
import { sharedPlatform } from './shared-platform.ts'

/** The metrics of a process: their names, and the labels that their samples have. */
interface Exposed {
  names: Set<string>
  labels: Map<string, Set<string>>
}

/** What Prometheus itself adds: the outcome of a scrape, and where a sample comes from. */
const ofPrometheus = { names: ['up'], labels: ['job', 'instance'] }

/** Reads what every process of the platform exposes, in the text format of Prometheus. */
async function scrape(): Promise<Exposed> {
  const names = new Set(ofPrometheus.names)
  const labels = new Map<string, Set<string>>()
  for (const url of sharedPlatform.metricsUrls) {
    const text = await (await fetch(url)).text()
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      names.add(name)
      if (type === 'histogram') for (const part of ['bucket', 'sum', 'count']) names.add(`${name}_${part}`)
    }
    for (const [, name = '', pairs = ''] of text.matchAll(/^(\w+)\{([^}]*)\}/gm)) {
      const known = labels.get(name) ?? new Set(ofPrometheus.labels)
      for (const [, label = ''] of pairs.matchAll(/(\w+)="/g)) known.add(label)
      labels.set(name, known)
    }
  }
  return { names, labels }
}

describe('the metrics of the platform', () => {
  it('hold everything that alerts and dashboard ask for', async () => {
    const { session } = await aUser()
    await session.call('GET', '/users/me')
    await session.call('GET', '/users/me')
    const { names, labels } = await scrape()
    const selectors = everyExpression().flatMap(({ place, expr }) =>
      selectorsOf(expr).map((selector) => ({ place, ...selector })),
    )
    expect(selectors.filter(({ metric }) => !names.has(metric))).toEqual([])
    const unknown = selectors.filter((each) =>
      each.labels.some((label) => labels.get(each.metric)?.has(label) === false),
    )
    expect(unknown).toEqual([])
  })
})
