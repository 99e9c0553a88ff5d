// Made from the description of the API by `npm run generate`.

/** Where a platform listens unless it is told otherwise. */
export const defaultBaseUrl = 'http://localhost:8080'
