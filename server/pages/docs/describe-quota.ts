import type { Access } from '#contract/shared/access'

const standard = 'One place in the minute and one in the day of the key.'
const ofPersonToo = `${standard} Of a signed-in person: one in a minute and one in a day that this operation has to itself.`

const quotas: Readonly<Record<Access['quota'], string>> = {
  standard,
  minute: 'One place in the minute of the key, none in its day.',
  account: 'One place in the minute of the person.',
  analyze: `${standard} Of a signed-in person: one in a minute and one in a day that commentaries and conversations share.`,
  report: ofPersonToo,
  sandbox: 'One place in the minute of the key, and one of 10 in the hour of the address.',
  lead: 'One place in the minute of the key. What is received first also takes one of 5 in the hour of the visitor (publishable keys), one of 60 in the hour and one in the day of the organisation: 100, 500 or 2000 by its plan.',
}

/** Quota of visitor calls that do not count against the daily quota of the key. */
const ofVisitors = 'one place in the minute of the visitor, none in the day.'

/** Describes the quota of an operation. */
export const describeQuota = ({
  quota,
  publishableQuota,
}: Pick<Access, 'quota'> & { publishableQuota?: Access['publishableQuota'] | undefined }): string =>
  publishableQuota ? `${quotas[quota]} With a publishable key: ${ofVisitors}` : quotas[quota]
