type GetComponent = (name: string, ...options: unknown[]) => unknown

/** What the plugin uses of Swagger UI. */
interface System {
  React: {
    createElement(type: unknown, props: object): unknown
    memo<Props>(component: unknown, areSame: (before: Props, after: Props) => boolean): unknown
  }
  getComponent: GetComponent
}

/** What the plugin uses of the page's data. */
interface Data {
  get(name: string): unknown
  every(holds: (part: unknown, name: string) => boolean): boolean
}

/**
 * A plugin of Swagger UI that does not render again what stayed the same. By itself Swagger UI renders every operation and every text
 * on each change of the page's state, of which an operation causes several when it is opened or tried out. It runs in the browser: it is
 * sent as its source, so it uses nothing from outside of itself.
 */
export function renderPlugin({ React, getComponent }: System): object {
  const areSame = (before: { op: Data }, after: { op: Data }) => {
    const operation = before.op.get('operation') as Data
    return (after.op.get('operation') as Data).every((part, name) => part === operation.get(name))
  }
  /** A component is rendered with each change of the state, unless its prototype says what it takes of that. */
  const withoutState = (Original: unknown) => {
    function Stateless(props: object) {
      return React.createElement(Original, props)
    }
    Stateless.prototype.mapStateToProps = () => ({})
    return Stateless
  }
  const withIcon = (name: string) => () =>
    withoutState(({ className }: { className: string }) => React.createElement(getComponent(name), { className }))
  return {
    wrapComponents: {
      authorizeOperationBtn: withoutState,
      CopyToClipboardBtn: withoutState,
      JumpToPath: withoutState,
      LockAuthOperationIcon: withIcon('LockIcon'),
      Markdown: withoutState,
      UnlockAuthOperationIcon: withIcon('UnlockIcon'),
      operations: (Original: unknown) => {
        let container: unknown
        return (props: { getComponent: GetComponent }) => {
          const get: GetComponent = (name, ...options) => {
            if (name !== 'OperationContainer') return props.getComponent(name, ...options)
            /** It follows by itself what it shows of the state, such as whether the operation is open. */
            container ??= React.memo(props.getComponent(name, ...options), areSame)
            return container
          }
          return React.createElement(Original, { ...props, getComponent: get })
        }
      },
    },
  }
}
