import type { Link } from '../layout.ts'
import { leadsPath } from '../leads/lead-table.ts'
import { webhooksPath } from '../leads/webhooks.ts'
import type { Words } from '../words.ts'
import { accountPageList } from './page-list.ts'

/**
 * Whether a path equals that of a link or is below it; `/account` matches only itself, since all account pages are
 * below it.
 */
const isPathWithin = (path: string, href: string): boolean =>
  path === href || (href !== '/account' && path.startsWith(`${href}/`))

/** Navigation links in page list order; `path` is that of the current page. */
export const listNavigationLinks = ({ text }: Words, path: string): Link[] =>
  accountPageList.flatMap(({ path: href, navigation, icon }) => {
    if (navigation === undefined) return []
    const isCurrent = isPathWithin(path, href) || (href === leadsPath && isPathWithin(path, webhooksPath))
    return [{ href, text: text(navigation), isCurrent, ...(icon && { icon }) }]
  })
