import type { LeadContent } from '../../ports/leads.ts'

/** The campaign parameters of a page on one line, as `source: newsletter · medium: email`; undefined where there are none. */
export const campaignText = ({ utm }: Pick<LeadContent, 'utm'>): string | undefined =>
  utm &&
  Object.entries(utm)
    .map(([name, value]) => `${name.replace('utm_', '')}: ${value}`)
    .join(' · ')
