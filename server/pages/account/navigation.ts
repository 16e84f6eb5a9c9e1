import type { Link } from '../layout.ts'
import type { Words } from '../words.ts'
import { accountPageList } from './page-list.ts'

/** The links to the pages that have one, in the order of their list; `path` is that of the page they stand on. */
export const navigationLinks = ({ text }: Words, path: string): Link[] =>
  accountPageList.flatMap(({ path: href, navigation }) => {
    if (navigation === undefined) return []
    const isCurrent = path === href || (href !== '/account' && path.startsWith(`${href}/`))
    return [{ href, text: text(navigation), isCurrent }]
  })
