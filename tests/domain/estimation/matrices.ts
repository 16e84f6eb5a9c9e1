/** A matrix by rows. */
export type Matrix = number[][]

/** A matrix of zeros. */
export const createMatrix = (rows: number, columns: number): Matrix =>
  Array.from({ length: rows }, () => new Array<number>(columns).fill(0))

/** The sum of two matrices of one size. */
export const plus = (a: Matrix, b: Matrix): Matrix => a.map((row, r) => row.map((value, c) => value + (b[r]?.[c] ?? 0)))

/** The difference of two matrices of one size. */
export const minus = (a: Matrix, b: Matrix): Matrix =>
  a.map((row, r) => row.map((value, c) => value - (b[r]?.[c] ?? 0)))

/** Rows as columns. */
export const transposed = (matrix: Matrix): Matrix =>
  Array.from({ length: matrix[0]?.length ?? 0 }, (_, c) => matrix.map(row => row[c] ?? 0))

/** The product of a matrix and a vector. */
export const times = (matrix: Matrix, vector: readonly number[]): number[] =>
  matrix.map(row => row.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0))

/** The product of two matrices. */
export const product = (a: Matrix, b: Matrix): Matrix => {
  const columns = transposed(b)
  return a.map(row => columns.map(column => row.reduce((sum, value, at) => sum + value * (column[at] ?? 0), 0)))
}

/** Takes a multiple of a row from another, in place. */
const takeFrom = (row: number[], other: readonly number[], factor: number): void => {
  for (const [at, value] of other.entries()) row[at] = (row[at] ?? 0) - factor * value
}

/** The inverse of a symmetric positive definite matrix, by elimination; such a matrix needs no pivot. */
export const inverse = (matrix: Matrix): Matrix => {
  const size = matrix.length
  const rows = matrix.map((row, r) => [...row, ...row.map((_, c) => (c === r ? 1 : 0))])
  for (let pivot = 0; pivot < size; pivot += 1) {
    const head = rows[pivot]?.[pivot] ?? Number.NaN
    const own = (rows[pivot] ?? []).map(value => value / head)
    rows[pivot] = own
    for (const [r, row] of rows.entries()) if (r !== pivot) takeFrom(row, own, row[pivot] ?? 0)
  }
  return rows.map(row => row.slice(size))
}

/** Adds a value to a cell. */
export const addTo = (matrix: Matrix, row: number, column: number, value: number): void => {
  const cells = matrix[row]
  if (cells) cells[column] = (cells[column] ?? 0) + value
}
