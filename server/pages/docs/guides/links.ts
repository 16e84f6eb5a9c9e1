import { posix } from 'node:path'
import { guides, pictures } from './guide-list.ts'

/** Where a link of a file leads in the documentation: to an address, or to a file that has no page. */
export type Target = { href: string } | { file: string }

/** What a link of a file of the repository becomes: the page of that file where there is one. */
export const targetOf = (href: string, file: string): Target => {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return { href }
  const [path = '', place] = href.split('#')
  const named = posix.normalize(posix.join(posix.dirname(file), path))
  const guide = guides.find(one => [named, posix.join(named, 'README.md')].includes(one.file))
  if (guide) return { href: place === undefined ? guide.path : `${guide.path}#${place}` }
  const picture = pictureOf(href, file)
  return picture === undefined ? { file: named } : { href: picture }
}

/** Where the service has a picture of a file; undefined where it does not. */
export const pictureOf = (source: string, file: string): string | undefined => {
  const named = posix.normalize(posix.join(posix.dirname(file), source))
  const name = Object.keys(pictures).find(one => pictures[one] === named)
  return name === undefined ? undefined : `/docs/pictures/${name}`
}

/** The places of headings, as sites of repositories make them; a heading that comes again gets a number. */
export const placeMaker = (): ((heading: string) => string) => {
  const taken = new Map<string, number>()
  return heading => {
    const place = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    const before = taken.get(place) ?? 0
    taken.set(place, before + 1)
    return before === 0 ? place : `${place}-${before}`
  }
}
