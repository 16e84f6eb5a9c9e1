import type { AccountSettings } from '../../ports/accounts.ts'
import type { Link } from '../layout.ts'
import type { Words } from '../words.ts'

/** Links to the legal notice and the privacy policy, as far as configured. */
export const listLegalLinks = (
  { text }: Words,
  { legalNoticeUrl, privacyUrl }: Pick<AccountSettings, 'legalNoticeUrl' | 'privacyUrl'>,
): Link[] => [
  ...(legalNoticeUrl === undefined ? [] : [{ href: legalNoticeUrl, text: text('foot.legalNotice') }]),
  ...(privacyUrl === undefined ? [] : [{ href: privacyUrl, text: text('foot.privacy') }]),
]
