import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { root } from '@resume/local-stack/platform/deployables'
import { parse } from 'yaml'
import { rows } from '../../deploy/observability/panels.ts'

/** An alert rule of Prometheus, as far as this repository uses the format. */
export interface AlertRule {
  alert: string
  expr: string
  for?: string
  labels: { severity: string }
  annotations: { summary: string }
}

/** A series that an expression selects. */
export interface Selector {
  metric: string
  /** Names of the labels that it compares. */
  labels: string[]
}

/** The rules of deploy/observability/alerts.yaml. */
export function readAlerts(): AlertRule[] {
  const { groups } = parse(readFileSync(join(root, 'deploy/observability/alerts.yaml'), 'utf8')) as {
    groups: { rules: AlertRule[] }[]
  }
  return groups.flatMap(({ rules }) => rules)
}

/** Every expression of alerts and dashboard, with where it stands. */
export function everyExpression(): { place: string; expr: string }[] {
  return [
    ...readAlerts().map(({ alert, expr }) => ({ place: alert, expr })),
    ...rows.flatMap(({ panels }) =>
      panels.flatMap(({ title, queries }) => queries.map(([expr]) => ({ place: title, expr }))),
    ),
  ]
}

/**
 * Parses PromQL.
 * @returns what it selects
 * @throws Error that shows where it cannot be parsed
 */
export function selectorsOf(expr: string): Selector[] {
  const selectors: Selector[] = []
  parser.parse(expr).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`${expr.slice(0, to)} <- here`)
      if (type.name !== 'VectorSelector') return
      const metric = node.getChild('Identifier')
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []
      const text = (part: { from: number; to: number } | null) => (part ? expr.slice(part.from, part.to) : '')
      if (!metric) throw new Error(`${expr.slice(from, to)} names no metric`)
      selectors.push({ metric: text(metric), labels: matchers.map((each) => text(each.getChild('LabelName'))) })
    },
  })
  return selectors
}
