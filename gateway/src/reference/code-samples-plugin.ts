/** What the plugin uses of Swagger UI. */
interface System {
  React: {
    createElement(type: unknown, props: object | null, ...children: unknown[]): unknown
    useState<Value>(value: Value): [Value, (value: Value) => void]
  }
  specSelectors: { specJson(): { getIn(path: string[]): { toJS(): Sample[] } | undefined } }
}

interface Sample {
  label: string
  source: string
}

/** The component that it stands before. */
interface Props {
  path?: string
  method?: string
  pathMethod?: string[]
}

/**
 * A plugin of Swagger UI that shows the code samples of an operation above its responses. It runs in the browser: it is sent as its
 * source, so it uses nothing from outside of itself.
 */
export function codeSamplesPlugin(system: System): object {
  const { createElement: h, useState } = system.React
  /** Missing on pages without TLS. */
  const { clipboard } = navigator as { clipboard?: { writeText(text: string): Promise<void> } }
  const Samples = ({ samples }: { samples: Sample[] }) => {
    const [shown, show] = useState(0)
    const [copied, setCopied] = useState(false)
    const source = samples[shown]?.source ?? ''
    const copy = () => clipboard?.writeText(source).then(() => setCopied(true))
    const tabs = samples.map(({ label }, index) =>
      h(
        'button',
        {
          key: label,
          type: 'button',
          role: 'tab',
          'aria-selected': index === shown,
          className: `code-sample-tab${index === shown ? ' is-shown' : ''}`,
          onClick: () => {
            show(index)
            setCopied(false)
          },
        },
        label,
      ),
    )
    return h(
      'section',
      { className: 'code-samples', 'aria-label': 'Code samples' },
      h(
        'div',
        { className: 'code-sample-tabs', role: 'tablist' },
        ...tabs,
        h('button', { type: 'button', className: 'code-sample-copy', onClick: copy }, copied ? 'Copied' : 'Copy'),
      ),
      h('pre', null, h('code', null, source)),
    )
  }
  return {
    wrapComponents: {
      responses: (Original: unknown) => (props: Props) => {
        const { path = '', method = '' } = props
        const samples = system.specSelectors.specJson().getIn(['paths', path, method, 'x-codeSamples'])
        const original = h(Original, props)
        return samples ? h('div', null, h(Samples, { samples: samples.toJS() }), original) : original
      },
    },
  }
}
