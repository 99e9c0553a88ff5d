/** Gives the use cases of content their ports; `kit` holds the database, `commit` and the rest (ServiceKit). */
export function compose() {
  return {}
}
