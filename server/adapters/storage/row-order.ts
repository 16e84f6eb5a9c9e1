/**
 * Sorts counts by the row each is added to: two processes that lock the same rows in one order never wait for each
 * other. Returns a new list; counts of one row keep their order.
 */
export const sortByRow = <Count>(counts: readonly Count[], nameRow: (count: Count) => string): Count[] =>
  counts
    .map(count => ({ count, name: nameRow(count) }))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ count }) => count)
