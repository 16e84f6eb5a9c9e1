import { type Html, html, type Part } from './html.ts'

/** A column of a table. */
export interface Column {
  text: string
  /** Figures stand on the right. */
  isNumber?: boolean
}

/** A table of a page. */
export interface Table {
  caption: string
  columns: readonly Column[]
  rows: readonly (readonly Part[])[]
  /** The last row, with the sums. */
  total?: readonly Part[]
  /** In a narrow window each row becomes a card; else the table stays one. */
  isStacked?: boolean
}

const cellClass = ({ isNumber }: Column): Part => isNumber && html` class="number"`

const isEmpty = (cell: Part): boolean => cell === '' || cell === false || cell === undefined || cell === null

/**
 * A table with a caption, column heads and, where rows turn into cards, the head beside each cell. The roles are written
 * out: a browser may forget them for rows that are shown as cards.
 */
export const table = ({ caption, columns, rows, total, isStacked }: Table): Html => {
  const row = (cells: readonly Part[]): Html => html`<tr role="row">${columns.map((column, index) =>
    index === 0
      ? html`<th role="rowheader" scope="row">${cells[index]}</th>`
      : html`<td role="cell" data-label="${column.text}"${cellClass(column)}>${!isEmpty(cells[index]) && html`<div class="cell">${cells[index]}</div>`}</td>`,
  )}</tr>
`
  return html`<table role="table"${isStacked && html` class="stacked"`}><caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${columns.map(
    column => html`<th role="columnheader" scope="col"${cellClass(column)}>${column.text}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">
${rows.map(row)}</tbody>
${total && html`<tfoot role="rowgroup">${row(total)}</tfoot>`}</table>
`
}
