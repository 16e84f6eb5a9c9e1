import { dayMs, minuteMs } from '#domain/core/instants'
import { texts } from '#languages/derived/changes'
import { formatInstant } from '#languages/formats'
import { type Language, languages } from '#languages/registry'
import { fillGaps } from '#languages/text'
import type { Letter } from '../../ports/accounts.ts'
import type { ChangeKind, NamedPerson, NoticeRecords, StoredNotice } from '../../ports/change-notices.ts'
import type { DeliveringMail } from '../../ports/lead-mail.ts'
import type { LeadSettingRecords } from '../../ports/lead-settings.ts'
import type { Log } from '../../ports/log.ts'

/** Time after which another process may send the letters of a notice. */
const leaseMs = 5 * minuteMs
/** Interval at which due notices are looked for. */
const lookMs = 10_000

export interface ChangeLettersDependencies {
  notices: NoticeRecords
  settings: Pick<LeadSettingRecords, 'of' | 'owner'>
  mail: Pick<DeliveringMail, 'sendAndWait'>
  /** Origin of the service's own pages. */
  origin: string
  log: Log
  now(): Date
}

/** Letters about changes of organisations, to the owner and to whoever made the change. */
export interface ChangeLetters {
  /** Sends the letters of due notices; resolves once they are sent. Never rejects. */
  look(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** Notices of one organisation, with the persons that they name. */
interface Told {
  organisation: string
  /** Language of letters to persons without one. */
  locale: Language
  owner: { userId: string } & Omit<NamedPerson, 'organisationId'>
  people: ReadonlyMap<string, NamedPerson>
  origin: string
}

type Notice<Kind extends StoredNotice['kind']> = Extract<StoredNotice, { kind: Kind }>

const isOfKinds = <Kind extends StoredNotice['kind']>(
  notice: StoredNotice,
  ...kinds: readonly Kind[]
): notice is Notice<Kind> => kinds.some(kind => kind === notice.kind)

const isChange = (notice: StoredNotice): notice is Notice<ChangeKind> =>
  !isOfKinds(notice, 'memberLeft', 'handedOver', 'handOverUndone')

/** Who made a change, in the words of a recipient. */
const describeActor = (
  { actorId }: StoredNotice,
  recipientId: string,
  { people }: Told,
  language: Language,
): string => {
  const words = texts[language]
  if (actorId === undefined) return words.byLink
  if (actorId === recipientId) return words.you
  const person = people.get(actorId)
  return person ? fillGaps(words.person, { name: person.name, email: person.email }) : words.formerMember
}

/** One letter with all changes, to the owner and to each member who made one. */
const buildChangeLetters = (notices: readonly Notice<ChangeKind>[], told: Told): Letter[] => {
  const { owner, people, organisation, origin } = told
  const actors = [...new Set(notices.flatMap(({ actorId }) => actorId ?? []))].filter(id => id !== owner.userId)
  const [{ organisationId } = { organisationId: '' }] = notices
  const members = actors.flatMap(id => {
    const person = people.get(id)
    return person?.organisationId === organisationId ? [{ userId: id, ...person }] : []
  })
  return [owner, ...members].map(({ userId, email, locale = told.locale }) => ({
    ...{ kind: 'changes', to: email, locale, link: `${origin}/account/leads`, values: { organisation } },
    lines: notices
      .filter(({ actorId }) => userId === owner.userId || actorId === userId)
      .map(notice =>
        fillGaps(texts[locale].line, {
          when: formatInstant(notice.at, locale),
          who: describeActor(notice, userId, told, locale),
          what: fillGaps(texts[locale].lines[notice.kind], notice.detail),
        }),
      ),
  }))
}

/** Letter to the owner that names each item of a former member; URLs by their host, since paths may hold secrets. */
const buildDepartureLetter = (notice: Notice<'memberLeft'>, { owner, people, ...told }: Told): Letter => {
  const { locale = told.locale } = owner
  const words = texts[locale]
  const { userId, reason, items } = notice.detail
  const person = people.get(userId)
  const named = person && fillGaps(words.person, { name: person.name, email: person.email })
  const values = { organisation: told.organisation, name: named ?? words.formerMember, reason: words.reasons[reason] }
  return {
    ...{ kind: 'memberLeft', to: owner.email, locale, link: `${told.origin}/account/organisation/keys` },
    values: { ...values, when: formatInstant(notice.at, locale) },
    lines: items.map(({ kind, name }) =>
      fillGaps(words.items[kind], { name: URL.canParse(name) ? new URL(name).origin : name }),
    ),
  }
}

/** Letters to both persons of a transfer, or of its end. */
const buildTransferLetters = (notice: Notice<'handedOver' | 'handOverUndone'>, told: Told): Letter[] => {
  const { people, organisation, origin } = told
  const { fromId, toId } = notice.detail
  const [from, to] = [people.get(fromId), people.get(toId)]
  if (!from || !to) return []
  const write = (kind: Letter['kind'], recipient: NamedPerson, other: NamedPerson, path = ''): Letter => {
    const { email, locale = told.locale } = recipient
    const until = new Date(Date.parse(notice.at) + dayMs).toISOString()
    return {
      ...{ kind, to: email, locale, link: `${origin}/account/organisation${path}` },
      values: {
        ...{ organisation, name: other.name, email: other.email },
        ...{ when: formatInstant(notice.at, locale), until: formatInstant(until, locale) },
      },
    }
  }
  return notice.kind === 'handedOver'
    ? [write('handedOver', from, to, '/hand-over'), write('handedOverToYou', to, from)]
    : [write('handOverUndone', from, from), write('handOverUndone', to, from)]
}

const listNamedIds = (notice: StoredNotice): string[] => {
  const actor = notice.actorId === undefined ? [] : [notice.actorId]
  if (isOfKinds(notice, 'memberLeft')) return [...actor, notice.detail.userId]
  if (isOfKinds(notice, 'handedOver', 'handOverUndone')) return [notice.detail.fromId, notice.detail.toId]
  return actor
}

/** Sends the letters of an organisation's notices, and deletes the notices whose letters were taken. */
const createNoticeSender =
  ({ notices: records, settings, mail, origin }: ChangeLettersDependencies) =>
  async (organisationId: string, notices: readonly StoredNotice[]): Promise<void> => {
    const [found, owner] = await Promise.all([settings.of(organisationId), settings.owner(organisationId)])
    const done = (sent: readonly StoredNotice[]) => records.remove(sent.map(({ id }) => id))
    if (!found || !owner) return done(notices)
    const people = await records.people(notices.flatMap(listNamedIds))
    const told: Told = {
      ...{ organisation: found.organisation, locale: found.locale ?? languages[0], owner, people, origin },
    }
    const send = async (sent: readonly StoredNotice[], letters: readonly Letter[]): Promise<void> => {
      const taken = await Promise.all(letters.map(letter => mail.sendAndWait(letter)))
      // A letter that nobody took is tried again after the lease.
      if (taken.every(Boolean)) await done(sent)
    }
    const changes = notices.filter(isChange)
    await Promise.all([
      changes.length > 0 && send(changes, buildChangeLetters(changes, told)),
      ...notices.map(notice => {
        if (isOfKinds(notice, 'memberLeft')) return send([notice], [buildDepartureLetter(notice, told)])
        if (isOfKinds(notice, 'handedOver', 'handOverUndone')) return send([notice], buildTransferLetters(notice, told))
        return undefined
      }),
    ])
  }

/** Sends letters about changes: those of departures and transfers at once, others joined after ten minutes. */
export const createChangeLetters = (deps: ChangeLettersDependencies): ChangeLetters => {
  const send = createNoticeSender(deps)
  const lookOnce = async (): Promise<void> => {
    const now = deps.now()
    const claimed = await deps.notices.claim(now.toISOString(), new Date(now.getTime() + leaseMs).toISOString())
    const organisations = new Set(claimed.map(({ organisationId }) => organisationId))
    await Promise.all(
      [...organisations].map(id =>
        send(
          id,
          claimed.filter(({ organisationId }) => organisationId === id),
        ),
      ),
    )
  }
  let last: Promise<void> = Promise.resolve()
  const look = (): Promise<void> => {
    last = last.then(lookOnce).catch(cause => deps.log.warn({ cause }, 'letters about changes were not sent'))
    return last
  }
  let timer: NodeJS.Timeout | undefined
  return {
    look,
    start: () => {
      timer = setInterval(() => void look(), lookMs)
      timer.unref()
    },
    stop: () => {
      clearInterval(timer)
      return last
    },
  }
}
