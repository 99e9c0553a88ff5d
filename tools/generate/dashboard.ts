import { type Panel, rows } from '../../deploy/observability/panels.ts'
import type { GeneratedFile } from './generated-file.ts'

/** Columns of Grafana's grid, and how many a panel takes. */
const columns = 24
const panelWidth = 8
const panelHeight = 8

const datasource = { type: 'prometheus', uid: `\${datasource}` }

/** `deploy/observability/generated/dashboard.json`: the dashboard, for Grafana 10 and newer. */
export function dashboard(): GeneratedFile {
  let y = 0
  const panels = rows.flatMap(({ title, panels }) => {
    const row = { type: 'row', title, collapsed: false, gridPos: { h: 1, w: columns, x: 0, y: y++ }, panels: [] }
    const placed = panels.map((panel, index) => panelOf(panel, index, y))
    y += Math.ceil((panels.length * panelWidth) / columns) * panelHeight
    return [row, ...placed]
  })
  const content = {
    uid: 'resume-platform',
    title: 'Resume platform',
    description: 'Generated from deploy/observability/panels.ts by `npm run generate`.',
    tags: ['resume-platform'],
    schemaVersion: 39,
    editable: false,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', label: 'Data source', type: 'datasource', query: 'prometheus' }] },
    panels: panels.map((panel, index) => ({ id: index + 1, ...panel })),
  }
  return { path: 'deploy/observability/generated/dashboard.json', content: `${JSON.stringify(content, null, 2)}\n` }
}

function panelOf({ title, unit, queries }: Panel, index: number, y: number): object {
  const x = (index * panelWidth) % columns
  const line = Math.floor((index * panelWidth) / columns)
  return {
    type: 'timeseries',
    title,
    datasource,
    gridPos: { h: panelHeight, w: panelWidth, x, y: y + line * panelHeight },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    targets: queries.map(([expr, legendFormat], number) => ({
      refId: String.fromCharCode(65 + number),
      datasource,
      expr,
      legendFormat,
    })),
  }
}
