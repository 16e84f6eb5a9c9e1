/** The words of a line of a shell, without their quotes. */
const splitWords = (line: string): string[] =>
  [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, quoted, filled, bare]) => quoted ?? filled ?? bare ?? '')

/** An address of a page, at another base. @throws Error for a word that is none. */
const readAddress = (word: string, base: string): string => {
  if (word.startsWith('http://127.0.0.1:3000/')) return word.replace('http://127.0.0.1:3000', base)
  throw new Error(`${word} is no option that the pages use.`)
}

/**
 * What curl sends for a line, to another address than the one that pages name.
 * @throws Error for an option that pages do not use.
 */
export const readCurl = (line: string, base: string): [url: string, init: RequestInit] => {
  const words = splitWords(line).slice(1)
  const headers = new Headers()
  const init: RequestInit = { headers }
  let url = ''
  while (words.length > 0) {
    const word = words.shift() ?? ''
    if (word === '-H') headers.set(...((words.shift() ?? '').split(': ') as [string, string]))
    else if (word === '-d') Object.assign(init, { method: 'POST', body: words.shift() })
    else if (word === '-X') init.method = words.shift() ?? ''
    else if (word === '-o') words.shift()
    else if (!/^-[isN]+$/.test(word)) url = readAddress(word, base)
  }
  return [url, init]
}
