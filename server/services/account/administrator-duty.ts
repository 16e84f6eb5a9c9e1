import { dayMs, minuteMs } from '#domain/core/instants'
import { formatDay } from '#languages/formats'
import { type Language, languages } from '#languages/registry'
import type { Mail } from '../../ports/accounts.ts'
import type { Log } from '../../ports/log.ts'
import type { AdministratorDuties } from '../../ports/second-step.ts'

/** Days in which an owner or administrator can set up a second factor before it is required. */
const graceDays = 14
/** Interval at which new duties are looked for. */
const lookMs = 10 * minuteMs

const luxembourgDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Luxembourg' })

export interface AdministratorDutyDependencies {
  duties: AdministratorDuties
  mail: Pick<Mail, 'send'>
  /** Origin of the service's own pages. */
  origin: string
  log: Pick<Log, 'error'>
  now(): Date
}

/** Second factor of owners and administrators of organisations that hold contacts. */
export interface AdministratorDuty {
  /** Notes who must have a second factor and from when, and tells each by a letter. Never rejects. */
  look(): Promise<void>
  start(): void
  stop(): void
}

/** Creates the duty: due 14 days after it is noted, or 14 days after a person joins or is promoted later. */
export const createAdministratorDuty = ({
  duties,
  mail,
  origin,
  log,
  now,
}: AdministratorDutyDependencies): AdministratorDuty => {
  const noteAndTell = async (): Promise<void> => {
    const instant = now()
    await duties.keep(new Date(instant.getTime() + graceDays * dayMs).toISOString())
    for (const { email, locale, organisation, dueAt } of await duties.claimUntold(instant.toISOString())) {
      const language: Language = locale ?? languages[0]
      const until = formatDay(luxembourgDay.format(new Date(dueAt)), language)
      const values = { organisation, until }
      mail.send({ kind: 'secondStepDue', to: email, locale: language, link: `${origin}/account/security`, values })
    }
  }
  const look = (): Promise<void> =>
    noteAndTell().catch(cause => log.error({ cause }, 'who must set up a second step was not noted'))
  let timer: NodeJS.Timeout | undefined
  return {
    look,
    start: () => {
      void look()
      timer = setInterval(() => void look(), lookMs)
      timer.unref()
    },
    stop: () => clearInterval(timer),
  }
}
