import { posix } from 'node:path'
import { downloads, guides, pictures } from './guide-list.ts'

/** Target of a link in the documentation: a URL, or a file without a page. */
export type LinkTarget = { href: string } | { file: string }

/** Resolves a link of a repository file: to the page of the linked file, if there is one. */
export const resolveLink = (href: string, file: string): LinkTarget => {
  if (/^(https?:|mailto:|#|\/)/.test(href)) return { href }
  const [path = '', place] = href.split('#')
  const named = posix.normalize(posix.join(posix.dirname(file), path))
  const guide = guides.find(one => [named, posix.join(named, 'README.md')].includes(one.file))
  if (guide) return { href: place === undefined ? guide.path : `${guide.path}#${place}` }
  const download = downloads[named]
  if (download !== undefined) return { href: download }
  const picture = findPicturePath(href, file)
  return picture === undefined ? { file: named } : { href: picture }
}

/** Path of a picture in the service; undefined if it is not served. */
export const findPicturePath = (source: string, file: string): string | undefined => {
  const named = posix.normalize(posix.join(posix.dirname(file), source))
  const name = Object.keys(pictures).find(one => pictures[one] === named)
  return name === undefined ? undefined : `/docs/pictures/${name}`
}

/** Creates a generator of heading anchors in GitHub's style; repeated headings get a number. */
export const createSlugger = (): ((heading: string) => string) => {
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
