import type { FormActCounter, FormActRecords, FormPlace, PlacedActs } from '../../ports/form-acts.ts'

/** Most places that wait for the next flush; more than that are invented, and counted as one page per key. */
const waitingMax = 5000

const nothing = { forms: 0, estimates: 0, contacts: 0 }

const nameOf = ({ keyId, day, host, page, campaign, tried }: FormPlace): string =>
  JSON.stringify([keyId, day, host, page, campaign, tried])

/** Counts what forms tell by key, day, page, campaign and tried order; nothing of a visitor is among it. */
export const createFormActCounter = (records: Pick<FormActRecords, 'add'>, now: () => Date): FormActCounter => {
  let waiting = new Map<string, PlacedActs>()
  const addTo = (acts: PlacedActs): void => {
    const name = nameOf(acts)
    const { forms, estimates, contacts } = waiting.get(name) ?? nothing
    waiting.set(name, {
      ...acts,
      forms: acts.forms + forms,
      estimates: acts.estimates + estimates,
      contacts: acts.contacts + contacts,
    })
  }
  return {
    count: ({ what, ...place }) => {
      const acts: PlacedActs = { ...place, day: now().toISOString().slice(0, 10), ...nothing, [what]: 1 }
      const isFull = waiting.size >= waitingMax && !waiting.has(nameOf(acts))
      addTo(isFull ? { ...acts, page: '*', campaign: '' } : acts)
    },
    flush: async () => {
      const written = [...waiting.values()]
      waiting = new Map()
      if (written.length === 0) return
      await records.add(written).catch(cause => {
        for (const acts of written) addTo(acts)
        throw cause
      })
    },
  }
}
