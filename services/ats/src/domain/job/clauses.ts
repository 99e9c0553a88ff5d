/** A line without the clauses between its commas and semicolons that are not kept; as it stands where all of them are. */
export function withClauses(line: string, isKept: (clause: string) => boolean): string {
  const clauses = line.split(/[,;]/)
  return clauses.every(isKept) ? line : clauses.filter(isKept).join(',')
}
