/** Where text goes; a terminal is one by `isTTY`. */
export interface Target {
  isTTY?: boolean | undefined
  /** How wide a terminal is. */
  columns?: number | undefined
  write(text: string): unknown
}

const styles = { bold: '1', dim: '2', red: '31', green: '32', yellow: '33' }

/** What would move the cursor of a terminal, hide text or worse, but for the colors of {@link Output.paint}. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /\x1b(?!\[(?:[012]|3[123])m)|[\x00-\x08\x0b-\x1a\x1c-\x1f\x7f-\x9f]/g

/** Text of others, such as names of files and what a resume says, cannot take over the terminal that shows it. */
const harmless = (text: string) => text.replace(controls, '\u{fffd}')

/** The name of a file in a line of its own: names can hold line breaks, and so pretend to be other lines. */
export const oneLine = (name: string) => name.replace(/[\r\n]/g, '\u{fffd}')

/** How a command shows what it found. */
export interface Output {
  isJson: boolean
  /** Shows data: as JSON with `--json`, otherwise as the lines that are made of it. */
  show(data: unknown, lines: () => string[]): void
  /** Colors a text, on a terminal only. */
  paint(style: keyof typeof styles, text: string): string
  /** Says what is being done, on a terminal only; the next one takes its place, and nothing removes it. */
  progress(text: string): void
  /** Says something that is not the result. */
  note(text: string): void
}

/** Makes an output. @param isPlain whether `NO_COLOR` is set */
export function createOutput(stdout: Target, stderr: Target, isJson: boolean, isPlain: boolean): Output {
  let isBusy = false
  const clear = () => {
    if (isBusy) stderr.write('\r\x1b[K')
    isBusy = false
  }
  return {
    isJson,
    show: (data, lines) => {
      clear()
      stdout.write(
        isJson
          ? `${JSON.stringify(data)}\n`
          : lines()
              .map((line) => `${harmless(line)}\n`)
              .join(''),
      )
    },
    paint: (style, text) => (stdout.isTTY && !isPlain ? `\x1b[${styles[style]}m${text}\x1b[0m` : text),
    progress: (text) => {
      if (!stderr.isTTY) return
      clear()
      if (text === '') return
      stderr.write(harmless(oneLine(text)).slice(0, (stderr.columns ?? 80) - 1))
      isBusy = true
    },
    note: (text) => {
      clear()
      stderr.write(`${isJson ? text : harmless(text)}\n`)
    },
  }
}

/** Rows as columns. */
export function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
