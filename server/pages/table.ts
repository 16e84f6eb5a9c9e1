import { type Html, html, type Part } from './html.ts'

/** A column of a table. */
interface Column {
  text: string
  /** Right-aligned figures. */
  isNumber?: boolean
}

/** A table of a page. */
export interface Table {
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Part[])[]
  /** Last row, with totals. */
  total?: readonly Part[]
  /** Rows become cards in narrow windows. */
  isStacked?: boolean
  /** With short cells: becomes cards on phones alone. */
  isCompact?: boolean
}

const renderCellClass = ({ isNumber }: Column): Part => isNumber && html` class="number"`

const isEmptyCell = (cell: Part): boolean => cell === '' || cell === false || cell === undefined || cell === null

/**
 * Renders a table with a caption, column headers and, for cards, the header as a label of each cell. Roles are
 * explicit: browsers may drop them for rows shown as cards.
 */
export const renderTable = ({ caption, columns, rows, total, isStacked, isCompact }: Table): Html => {
  const row = (cells: readonly Part[]): Html => html`<tr role="row">${columns.map((column, index) =>
    index === 0
      ? html`<th role="rowheader" scope="row">${cells[index]}</th>`
      : html`<td role="cell" data-label="${column.text}"${renderCellClass(column)}>${!isEmptyCell(cells[index]) && html`<div class="cell">${cells[index]}</div>`}</td>`,
  )}</tr>
`
  return html`<table role="table"${isStacked && html` class="stacked${isCompact && ' compact'}"`}><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(
    column => html`<th role="columnheader" scope="col"${renderCellClass(column)}>${column.text}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">
${rows.map(row)}</tbody>
${total && html`<tfoot role="rowgroup">${row(total)}</tfoot>`}</table>
`
}
