import type { LeadContent } from '../../ports/leads.ts'

/** Campaign parameters of a page on one line, such as `source: newsletter · medium: email`; undefined without any. */
export const formatCampaign = ({ utm }: Pick<LeadContent, 'utm'>): string | undefined =>
  utm &&
  Object.entries(utm)
    .map(([name, value]) => `${name.replace('utm_', '')}: ${value}`)
    .join(' · ')
