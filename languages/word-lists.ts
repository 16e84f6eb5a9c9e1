/** Words that a language has under some keys, each list parted by spaces; a hyphen alone says that it has none. */
export type WordLists<Key extends string> = Readonly<Partial<Record<Key, string>>>

/** Splits a list of words; a hyphen by itself is not a word. */
export const splitWords = (list = ''): string[] => list.split(' ').filter(word => word !== '' && word !== '-')

/** Joins the lists of several languages key by key, each word once. */
export const joinLists = <Key extends string>(
  keys: readonly Key[],
  lists: readonly (WordLists<NoInfer<Key>> | undefined)[],
): Readonly<Record<Key, string>> =>
  Object.fromEntries(
    keys.map(key => [key, [...new Set(lists.flatMap(list => splitWords(list?.[key])))].join(' ')]),
  ) as Record<Key, string> // one list for every key
