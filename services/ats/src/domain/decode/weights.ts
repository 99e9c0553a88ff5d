import { columns } from './labels.ts'
import { firstRow, rows, type Template, templates } from './templates.ts'

/** Weights as they are kept: of each feature a list for each value, one number for each column of labels. */
export type KeptWeights = Partial<Record<Template, Record<string, number[]>>>

/** Weights in rows of {@link columns}. */
export function openWeights(kept: KeptWeights): Int32Array {
  const weights = new Int32Array(rows * columns)
  for (const [name, values] of Object.entries(kept) as [Template, Record<string, number[]>][]) {
    for (const [value, row] of Object.entries(values)) {
      if (firstRow[name] === undefined || Number(value) >= templates[name] || row.length !== columns) {
        throw new Error(`The weights of ${name} ${value} do not fit the decoder: train it again`)
      }
      weights.set(row, (firstRow[name] + Number(value)) * columns)
    }
  }
  return weights
}

/** Weights to be kept: rows that say something. */
export function keepWeights(weights: Int32Array): KeptWeights {
  const kept: KeptWeights = {}
  for (const [name, count] of Object.entries(templates) as [Template, number][]) {
    const values: Record<string, number[]> = {}
    for (let value = 0; value < count; value++) {
      const at = (firstRow[name] + value) * columns
      const row = [...weights.subarray(at, at + columns)]
      if (row.some((weight) => weight !== 0)) values[value] = row
    }
    kept[name] = values
  }
  return kept
}
