import type { Credential } from '#contract/shared/access'
import type { Fact } from './code.ts'
import { describeQuota } from './describe-quota.ts'
import type { ShownOperation } from './document.ts'
import { joinWithOr } from './text.ts'

const callers: Readonly<Record<Credential, string>> = {
  secret: 'a secret key (servers)',
  publishable: 'a publishable key (web pages)',
  sandbox: 'the sandbox key',
  session: 'a signed-in person (session token or cookie)',
  organisationAdmin: 'a signed-in owner or administrator of an organisation (session token or cookie)',
}

const formatBytes = (count: number): string =>
  count % 1_048_576 === 0 ? `${count / 1_048_576} MiB` : `${Math.round(count / 1024)} KiB`

export const listOperationFacts = ({
  credentials,
  quota,
  publishableQuota,
  bodyLimitBytes,
  isOfPages,
}: ShownOperation): readonly Fact[] => [
  [
    'Who may call',
    isOfPages
      ? 'our own pages alone, with the cookie of a session'
      : joinWithOr(credentials.map(name => callers[name])),
  ],
  ['Counts as', describeQuota({ quota, publishableQuota })],
  ...(bodyLimitBytes > 0 ? [['Body', `JSON, at most ${formatBytes(bodyLimitBytes)}`] as const] : []),
]
