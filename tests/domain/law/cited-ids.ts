/** The ids of every `basis` and `parameter` in an answer or a part of one. */
export const findCitedIds = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(findCitedIds)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([field, inner]) =>
    field === 'basis' || field === 'parameter' ? [inner as string | string[]].flat() : findCitedIds(inner),
  )
}
