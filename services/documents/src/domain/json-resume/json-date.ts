const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** A date in the form of JSON Resume (`2020`, `2020-01` or `2020-01-31`); undefined for text that is not a date. */
export function jsonDate(text: string): string | undefined {
  if (/^[12]\d{3}(-[01]\d(-[0-3]\d)?)?$/.test(text)) return text
  const numeric = /^(\d{1,2})[/.](\d{4})$/.exec(text)
  if (numeric && Number(numeric[1]) >= 1 && Number(numeric[1]) <= 12) {
    return `${numeric[2]}-${(numeric[1] ?? '').padStart(2, '0')}`
  }
  const named = /^([a-z]{3,9})\.?,? ([12]\d{3})$/i.exec(text)
  const month = months.indexOf((named?.[1] ?? '').slice(0, 3).toLowerCase())
  return named && month !== -1 ? `${named[2]}-${String(month + 1).padStart(2, '0')}` : undefined
}
