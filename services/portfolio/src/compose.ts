/** Gives the use cases of portfolio their ports; `kit` holds the database, `commit` and the rest (ServiceKit). */
export function compose() {
  return {}
}
