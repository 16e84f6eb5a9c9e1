import { type Source, texts } from '#languages/derived/model-stand-in'
import { getEnglishLanguageName } from '#languages/english-name'
import { languages } from '#languages/registry'
import { createSay, type Say } from '#languages/text'
import { figuresOf, honest, lastTurn } from './sayings.ts'
import type { ModelRequest, Said } from './wires.ts'

/** How far the stand-in keeps the rule to write names instead of figures: by its name on the command line. */
export const obediences = ['none', 'half', 'all'] as const
/** How far the stand-in keeps the rule to write names instead of figures. */
export type Obedience = (typeof obediences)[number]

/** Figures that stand in no data. */
export const inventions = { rent: '987 654 EUR', share: '43,21 %', years: '37' } as const

/** Says the phrases of the language that a request asks for. */
const phrasesFor = ({ system }: ModelRequest): Say<Source> => {
  const language = languages.find(code => system.includes(`Write in ${getEnglishLanguageName(code)}.`)) ?? languages[0]
  return createSay<Source>(texts[language])
}

/** A figure with the name behind it, as the service sends it: `700 000 EUR {D4}`, `"buyer":11164.77 {D9}`. */
const named = /(-?\d[\d .,\u00a0\u202f]*)[^{}\n]{0,20}\{([DC]\d{1,3})\}/g

interface NamedFigure {
  digits: string
  name: string
}

const namedIn = (text: string): NamedFigure[] =>
  [...text.matchAll(named)].map(([, digits = '', name = '']) => ({ digits: digits.trim(), name: `{${name}}` }))

/** The first line of law that is one number, as `[L2] … = 0.06 {L2} (…)`: its mark and the name of its value. */
const lawIn = ({ system }: ModelRequest): { mark: string; name: string } | undefined => {
  const [, mark = ''] = /^\[(L\d{1,3})\][^\n]*\{\1\}/m.exec(system) ?? []
  return mark === '' ? undefined : { mark: `[${mark}]`, name: `{${mark}}` }
}

/** The total of the last calculation; the first figure of one that has none. */
const totalIn = ({ toolResults }: ModelRequest): { digits: string; name: string | undefined } | undefined => {
  const result = toolResults.findLast(text => figuresOf(text).length > 0)
  if (result === undefined) return undefined
  const [, digits, name] = /"buyer":\s*(-?[\d.]+)(?:\s*\{([DC]\d{1,3})\})?/.exec(result) ?? []
  if (digits !== undefined) return { digits, name: name === undefined ? undefined : `{${name}}` }
  const [first] = namedIn(result)
  return first ?? { digits: figuresOf(result)[0] ?? '', name: undefined }
}

/** Names alone, and the line of law with its mark; the words for a lack of names where there is none. */
const obedient = (request: ModelRequest): string[] => {
  const say = phrasesFor(request)
  const total = totalIn(request)
  const [one, other = one] = namedIn(lastTurn(request))
  const law = lawIn(request)
  const said = [
    ...(total?.name === undefined ? [] : [say('calculated', { total: total.name })]),
    ...(one && other && !total ? [say('data', { one: one.name, other: other.name })] : []),
    ...(law ? [`${say('law', { value: law.name }).slice(0, -1)} ${law.mark}.`] : []),
  ]
  return said.length > 0 ? said : [say('nothing')]
}

/** A name where there is one, a copied figure beside it, and one invention. */
const halfObedient = (request: ModelRequest): string[] => {
  const say = phrasesFor(request)
  const total = totalIn(request)
  const [one, other] = namedIn(lastTurn(request))
  const [first = '', second = first] = figuresOf(lastTurn(request))
  return [
    ...(total ? [say('calculated', { total: total.name ?? total.digits })] : []),
    ...(first === '' ? [] : [say('data', { one: one?.name ?? first, other: other?.digits ?? second })]),
    say('rent', { amount: inventions.rent }),
  ]
}

/** Digits alone: copied ones and three that stand nowhere. */
const disobedient = (request: ModelRequest): string[] => {
  const say = phrasesFor(request)
  const total = totalIn(request)
  const [first = '', second = first] = figuresOf(lastTurn(request))
  return [
    ...(total ? [say('calculated', { total: total.digits })] : []),
    ...(first === '' ? [] : [say('data', { one: first, other: second })]),
    say('rent', { amount: inventions.rent }),
    say('future', { share: inventions.share, years: inventions.years }),
  ]
}

const sentencesOf: Readonly<Record<Obedience, (request: ModelRequest) => string[]>> = {
  none: disobedient,
  half: halfObedient,
  all: obedient,
}

/** The conversation up to the last turn of the user: a correction behind the first answer has no marker. */
const askedTurns = ({ turns, system }: ModelRequest): ModelRequest['turns'] => {
  const marker = /^Marker: ([0-9a-f]+)$/m.exec(system)?.[1]
  if (marker === undefined) return turns
  return turns.slice(0, turns.findLastIndex(({ role, text }) => role === 'user' && text.includes(marker)) + 1)
}

/**
 * A model that keeps the rule of names altogether, half or not at all. It calculates and reads files as the honest one, and
 * says the same again when it is corrected.
 */
export const obeying =
  (obedience: Obedience) =>
  (request: ModelRequest): Said => {
    const asked = { ...request, turns: askedTurns(request) }
    const said = honest(asked)
    if (said.text === undefined) return said
    return { text: [phrasesFor(asked)('start'), ...sentencesOf[obedience](asked)].join(' ') }
  }
