import { cardVoice } from '#domain/accuracy/card-voice'
import { buildModelCard } from '#domain/accuracy/model-card'
import type { PriceTables } from '#domain/estimation/price-tables'
import { words } from '#languages/en/model-card'
import { measures, tables } from '../estimation/prices/real-tables.ts'
import { today } from './judged-sales.ts'

/** A model card on tables of prices: those of the service, in English, where nothing else is said. */
export const cardOf = (of: PriceTables = tables, asOf = today, voice = cardVoice('en', words)) =>
  buildModelCard({ tables: of, contract: '1.1.0', measures }, asOf, voice)

/** A model card. */
export type Card = ReturnType<typeof cardOf>

const listsOf = ({ purpose, refusals, unseen, formula, faults, classification, contest, ...rest }: Card) => [
  ...[purpose, refusals, unseen, formula, faults, classification, contest, rest.stopRules.rules, rest.backTestLimits],
]

/** What a card says under a key, wherever the key stands. @throws Error where it stands nowhere. */
export const saysIn = (card: Card, key: string): string => {
  const found = listsOf(card)
    .flat()
    .find(statement => statement.key === key)
  if (!found) throw new Error(`The card has no statement ${key}.`)
  return found.says
}

/** What a card says of one set of data. @throws Error where it has none of that key. */
export const dataIn = (card: Card, key: Card['data'][number]['key']) => {
  const found = card.data.find(each => each.key === key)
  if (!found) throw new Error(`The card has no data ${key}.`)
  return found
}

/** The texts of a card that are made of words of its language. */
export const textsOf = (card: Card): string[] => [
  card.identity.name,
  card.drift.says,
  card.updates.says,
  ...card.changes.map(({ says }) => says),
  ...card.data.flatMap(({ name, kind, exclusions, licence }) => [name, kind, exclusions, licence]),
  ...listsOf(card).flatMap(list => list.map(({ says }) => says)),
]
