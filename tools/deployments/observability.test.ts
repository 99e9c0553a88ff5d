import { deployables } from '@resume/local-stack/platform/deployables'
import { describe, expect, it } from 'vitest'
import { mcpPath } from '../../gateway/src/mcp/mcp-path.ts'
import { routes } from '../../gateway/src/routes/index.ts'
import { everyExpression, readAlerts, selectorsOf } from './promql.ts'

describe('alerts and dashboard', () => {
  it.each(everyExpression().map(({ place, expr }) => [place, expr]))('%s is PromQL', (_, expr) => {
    expect(selectorsOf(expr)).not.toEqual([])
  })

  it('refuses what is no PromQL', () => {
    expect(() => selectorsOf('sum(rate(a[5m])')).toThrow('<- here')
    expect(selectorsOf('rate(a_total{b="c", d=~"e"}[5m])')).toEqual([{ metric: 'a_total', labels: ['b', 'd'] }])
  })

  it('has alerts with a name of their own, a severity and a summary', () => {
    const alerts = readAlerts()
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
    for (const { labels, annotations, for: pending = '0m' } of alerts) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(annotations.summary).toMatch(/^.{20,}\.$/)
      expect(pending).toMatch(/^\d+m$/)
    }
  })

  it('watches every deployable', () => {
    const [down] = readAlerts().filter(({ alert }) => alert === 'ProcessDown')
    for (const { name } of deployables) expect(down?.expr).toMatch(new RegExp(`["|]${name}["|]`))
  })

  it('calls no route slow that waits for the AI, by itself or for a tool', () => {
    const [slow] = readAlerts().filter(({ alert }) => alert === 'SlowRequests')
    const [, leftOut = ''] = /route!~"([^"]+)"/.exec(slow?.expr ?? '') ?? []
    /** Only the AI is given half a minute and more. */
    const waiting = routes.filter(({ timeoutMs = 0 }) => timeoutMs > 30_000).map(({ path }) => `/api/v1${path}`)
    expect(waiting).toContain('/api/v1/ai/generate')
    for (const path of [...waiting, mcpPath]) expect(path).toMatch(new RegExp(`^(${leftOut})$`))
    expect('/api/v1/documents').not.toMatch(new RegExp(`^(${leftOut})$`))
  })

  it('warns before the AI tokens of a day are used up, calls when they are, and never without a limit', () => {
    const ofTokens = readAlerts().filter(({ expr }) => expr.includes('ai_daily_token_limit'))
    expect(ofTokens.map(({ labels }) => labels.severity)).toEqual(['ticket', 'page'])
    for (const { expr } of ofTokens) {
      expect(selectorsOf(expr).map(({ metric }) => metric)).toEqual(['ai_tokens_today', 'ai_daily_token_limit'])
      /** The limit is 0 when there is none. */
      expect(expr).toContain('(max(ai_daily_token_limit) > 0)')
    }
  })
})
