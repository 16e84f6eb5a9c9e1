import type { Link } from '../layout.ts'
import { leadsPath } from '../leads/lead-table.ts'
import { webhooksPath } from '../leads/webhooks.ts'
import type { Words } from '../words.ts'
import { accountPageList } from './page-list.ts'

/** Whether a page is that of a link, or one below it; every page of an account is below its first. */
const within = (path: string, href: string): boolean =>
  path === href || (href !== '/account' && path.startsWith(`${href}/`))

/** The links to the pages that have one, in the order of their list; `path` is that of the page they stand on. */
export const navigationLinks = ({ text }: Words, path: string): Link[] =>
  accountPageList.flatMap(({ path: href, navigation }) => {
    if (navigation === undefined) return []
    const isCurrent = within(path, href) || (href === leadsPath && within(path, webhooksPath))
    return [{ href, text: text(navigation), isCurrent }]
  })
