/** Fields of calculations whose numbers are calendar years, which are read without separators. */
export const yearFields: ReadonlySet<string> = new Set(['constructionYear', 'year'])
