/** Greatest edge of a page of a PDF, in points: 200 inches (ISO 32000-1, annex C). */
export const pageEdgeMax = 14_400
