/**
 * The lower half of a symmetric matrix, row after row: the cell in row i and column j ≤ i is at i (i + 1) / 2 + j. Rows
 * count from 0.
 */
export type LowerHalf = Float64Array

const rowStart = (row: number): number => (row * (row + 1)) / 2

/** An empty lower half of a matrix of so many rows. */
export const createLowerHalf = (size: number): LowerHalf => new Float64Array(rowStart(size))

/** Sets the cell of a row and a column not after it. */
export const setCell = (matrix: LowerHalf, row: number, column: number, value: number): void => {
  matrix[rowStart(row) + column] = value
}

/** A cell of a matrix less the product of what was factorized to the left of it in its row and in the row of its column. */
const restOf = (matrix: LowerHalf, row: number, column: number): number => {
  const [start, other] = [rowStart(row), rowStart(column)]
  let rest = matrix[start + column] ?? 0
  for (let at = 0; at < column; at += 1) rest -= (matrix[start + at] ?? 0) * (matrix[other + at] ?? 0)
  return rest
}

/**
 * Replaces the next row of a positive definite matrix M by that of its factor L with M = L Lᵀ (Cholesky); the rows before it
 * are those of the factor.
 * @throws RangeError where the matrix is not positive definite.
 */
export const factorizeRow = (matrix: LowerHalf, row: number): void => {
  for (let column = 0; column < row; column += 1)
    setCell(matrix, row, column, restOf(matrix, row, column) / (matrix[rowStart(column) + column] ?? 0))
  const rest = restOf(matrix, row, row)
  if (!(rest > 0)) throw new RangeError(`The matrix is not positive definite in row ${row}.`)
  setCell(matrix, row, row, Math.sqrt(rest))
}

/** Solves L x = b for the factor L of a matrix. */
export const solveForward = (factor: LowerHalf, right: Float64Array): Float64Array => {
  const size = right.length
  const solved = new Float64Array(size)
  for (let row = 0; row < size; row += 1) {
    const start = rowStart(row)
    let rest = right[row] ?? 0
    for (let at = 0; at < row; at += 1) rest -= (factor[start + at] ?? 0) * (solved[at] ?? 0)
    solved[row] = rest / (factor[start + row] ?? 0)
  }
  return solved
}

/** Solves Lᵀ x = b for the factor L of a matrix. */
export const solveBackward = (factor: LowerHalf, right: Float64Array): Float64Array => {
  const solved = Float64Array.from(right)
  for (let row = right.length - 1; row >= 0; row -= 1) {
    const start = rowStart(row)
    const value = (solved[row] ?? 0) / (factor[start + row] ?? 0)
    solved[row] = value
    for (let at = 0; at < row; at += 1) solved[at] = (solved[at] ?? 0) - value * (factor[start + at] ?? 0)
  }
  return solved
}

/** The diagonal of a factor; the sum of its logarithms is half that of the determinant of its matrix. */
export const diagonalOf = (factor: LowerHalf, size: number): Float64Array =>
  Float64Array.from({ length: size }, (_, row) => factor[rowStart(row) + row] ?? 0)

/** The product of two vectors of one length. */
export const dotProduct = (a: Float64Array, b: Float64Array): number => {
  let sum = 0
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}
