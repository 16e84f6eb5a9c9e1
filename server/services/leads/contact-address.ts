import type { LeadSettings } from '../../ports/lead-settings.ts'

/** Address that contacts are sent to; undefined where they go to the owner: none is confirmed, or it is suspended. */
export const getContactAddress = ({ email, emailConfirmedAt, emailSuspendedAt }: LeadSettings): string | undefined =>
  emailConfirmedAt === undefined || emailSuspendedAt !== undefined ? undefined : email
