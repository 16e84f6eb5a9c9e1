/** A page as the search knows it. */
export interface IndexedPage {
  kind: 'guide' | 'operation' | 'code' | 'page' | 'country'
  title: string
  path: string
  /** What somebody may type beside the words of the title. */
  words: string
  /** Parts of the page: what they are called, and their places. */
  parts?: readonly (readonly [title: string, place: string])[]
  /** Fields of the request and of the answer by their dotted names, packed in one text. */
  request?: string
  answer?: string
}

/** What is searched in, in the form in which browsers fetch it. */
export interface SearchIndex {
  pages: readonly IndexedPage[]
  /** Parameters of law by the code of their country, without it and packed in one text; with the name of the country. */
  law: readonly (readonly [code: string, name: string, ids: string])[]
}

/** Something that is found: where it is, and of what it is a part. */
export interface Entry {
  kind: IndexedPage['kind'] | 'section' | 'issue' | 'field' | 'law'
  title: string
  path: string
  /** The page that it stands on; of a page its path. */
  where: string
  words: string
}

/** Dotted names in one text: each as the number of parts that it shares with the one before, and what is its own. */
export const packed = (names: readonly string[]): string => {
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

/** The names that were packed. */
export const unpacked = (text: string): string[] => {
  let before: readonly string[] = []
  return (text === '' ? [] : text.split(' ')).map(entry => {
    const [, shared = '', own = ''] = /^(\d*)(.*)$/.exec(entry) ?? []
    before = [...before.slice(0, Number(shared)), ...own.split('.')]
    return before.join('.')
  })
}

const fieldsOf = (page: IndexedPage, part: 'request' | 'answer'): Entry[] =>
  unpacked(page[part] ?? '').map(name => ({
    kind: 'field',
    title: name,
    path: `${page.path}#${part}-${name}`,
    where: `${page.title}, ${part}`,
    words: '',
  }))

const entriesOfPage = (page: IndexedPage): Entry[] => [
  { kind: page.kind, title: page.title, path: page.path, where: page.path, words: page.words },
  ...(page.parts ?? []).map(
    ([title, place]): Entry => ({
      kind: page.kind === 'code' ? 'issue' : 'section',
      title,
      path: `${page.path}#${place}`,
      where: page.title,
      words: page.kind === 'guide' ? page.title : '',
    }),
  ),
  ...fieldsOf(page, 'request'),
  ...fieldsOf(page, 'answer'),
]

/** Everything that can be found, one entry each. */
export const entriesOf = ({ pages, law }: SearchIndex): Entry[] => [
  ...pages.flatMap(entriesOfPage),
  ...law.flatMap(([code, name, ids]) =>
    unpacked(ids).map((id): Entry => {
      const whole = `${code.toLowerCase()}.${id}`
      return { kind: 'law', title: whole, path: `/docs/law/${whole}`, where: `The law: ${name}`, words: name }
    }),
  ),
]
