import type { AccountSettings } from '../../ports/accounts.ts'
import type { Link } from '../layout.ts'
import type { Words } from '../words.ts'

/** Links to who is behind the service and to what it does with data, as far as the operator named them. */
export const legalLinks = (
  { text }: Words,
  { legalNoticeUrl, privacyUrl }: Pick<AccountSettings, 'legalNoticeUrl' | 'privacyUrl'>,
): Link[] => [
  ...(legalNoticeUrl === undefined ? [] : [{ href: legalNoticeUrl, text: text('foot.legalNotice') }]),
  ...(privacyUrl === undefined ? [] : [{ href: privacyUrl, text: text('foot.privacy') }]),
]
