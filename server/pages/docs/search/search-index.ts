export interface IndexedPage {
  kind: 'guide' | 'operation' | 'code' | 'page' | 'country'
  title: string
  path: string
  /** Additional search terms. */
  words: string
  /** Sections of the page: titles and anchors. */
  parts?: readonly (readonly [title: string, place: string])[]
  /** Dotted field names of request and answer, packed into one text. */
  request?: string
  answer?: string
}

/** Search index, as fetched by browsers. */
export interface SearchIndex {
  pages: readonly IndexedPage[]
  /** Law parameters per country: country code and name, and the ids without the country, packed into one text. */
  law: readonly (readonly [code: string, name: string, ids: string])[]
}

/** A search entry: its path, and the page it belongs to. */
export interface SearchEntry {
  kind: IndexedPage['kind'] | 'section' | 'issue' | 'field' | 'law'
  title: string
  path: string
  /** Title of its page; for a page its path. */
  where: string
  words: string
}

/** Packs dotted names into one text: each as the number of parts shared with the previous one, and the rest. */
export const packNames = (names: readonly string[]): string => {
  let before: readonly string[] = []
  return names
    .map(name => {
      const parts = name.split('.')
      const own = parts.findIndex((part, place) => part !== before[place])
      before = parts
      return own < 1 ? name : `${own}${parts.slice(own).join('.')}`
    })
    .join(' ')
}

/** Unpacks the names of `packNames`. */
export const unpackNames = (text: string): string[] => {
  let before: readonly string[] = []
  return (text === '' ? [] : text.split(' ')).map(entry => {
    const [, shared = '', own = ''] = /^(\d*)(.*)$/.exec(entry) ?? []
    before = [...before.slice(0, Number(shared)), ...own.split('.')]
    return before.join('.')
  })
}

const listFieldEntries = (page: IndexedPage, part: 'request' | 'answer'): SearchEntry[] =>
  unpackNames(page[part] ?? '').map(name => ({
    kind: 'field',
    title: name,
    path: `${page.path}#${part}-${name}`,
    where: `${page.title}, ${part}`,
    words: '',
  }))

const listPageEntries = (page: IndexedPage): SearchEntry[] => [
  { kind: page.kind, title: page.title, path: page.path, where: page.path, words: page.words },
  ...(page.parts ?? []).map(
    ([title, place]): SearchEntry => ({
      kind: page.kind === 'code' ? 'issue' : 'section',
      title,
      path: `${page.path}#${place}`,
      where: page.title,
      words: page.kind === 'guide' ? page.title : '',
    }),
  ),
  ...listFieldEntries(page, 'request'),
  ...listFieldEntries(page, 'answer'),
]

/** All entries of the index. */
export const listEntries = ({ pages, law }: SearchIndex): SearchEntry[] => [
  ...pages.flatMap(listPageEntries),
  ...law.flatMap(([code, name, ids]) =>
    unpackNames(ids).map((id): SearchEntry => {
      const whole = `${code.toLowerCase()}.${id}`
      return { kind: 'law', title: whole, path: `/docs/law/${whole}`, where: `The law: ${name}`, words: name }
    }),
  ),
]
