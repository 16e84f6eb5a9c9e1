import { englishName } from '#languages/english-name'
import { type Language, languages } from '#languages/registry'
import { figuresOf, honest, lastTurn } from './sayings.ts'
import type { ModelRequest, Said } from './wires.ts'

/** How far the stand-in keeps the rule to write names instead of figures: by its name on the command line. */
export const obediences = ['none', 'half', 'all'] as const
/** How far the stand-in keeps the rule to write names instead of figures. */
export type Obedience = (typeof obediences)[number]

/** Figures that stand in no data. */
export const inventions = { rent: '987 654 EUR', share: '43,21 %', years: '37' } as const

interface Phrases {
  start: string
  data(one: string, other: string): string
  calculated(total: string): string
  law(value: string): string
  rent(amount: string): string
  future(share: string, years: string): string
  nothing: string
}

/** What the stand-in says in each language. */
const phrases: Readonly<Record<Language, Phrases>> = {
  fr: {
    start: 'Texte d’essai, écrit sans modèle de langue.',
    data: (one, other) => `Les données disent ${one} et ${other}.`,
    calculated: total => `Le calcul donne ${total}.`,
    law: value => `Le premier texte de loi dit ${value}.`,
    rent: amount => `Le loyer serait de ${amount}.`,
    future: (share, years) => `La valeur monterait de ${share} en ${years} ans.`,
    nothing: 'Aucun nom n’est donné, donc aucun chiffre.',
  },
  de: {
    start: 'Probetext, ohne Sprachmodell geschrieben.',
    data: (one, other) => `Die Daten nennen ${one} und ${other}.`,
    calculated: total => `Die Berechnung ergibt ${total}.`,
    law: value => `Der erste Gesetzestext nennt ${value}.`,
    rent: amount => `Die Miete läge bei ${amount}.`,
    future: (share, years) => `Der Wert stiege in ${years} Jahren um ${share}.`,
    nothing: 'Es ist kein Name gegeben, also keine Zahl.',
  },
  en: {
    start: 'Text for trials, written without a language model.',
    data: (one, other) => `The data say ${one} and ${other}.`,
    calculated: total => `The calculation gives ${total}.`,
    law: value => `The first line of law says ${value}.`,
    rent: amount => `The rent would be ${amount}.`,
    future: (share, years) => `The value would rise by ${share} in ${years} years.`,
    nothing: 'No name is given, so there is no figure.',
  },
  lb: {
    start: 'Proufstext, ouni Sproochmodell geschriwwen.',
    data: (one, other) => `D’Donnéeë soen ${one} an ${other}.`,
    calculated: total => `D’Berechnung ergëtt ${total}.`,
    law: value => `Den éischte Gesetzestext seet ${value}.`,
    rent: amount => `De Loyer léich bei ${amount}.`,
    future: (share, years) => `De Wäert géif a ${years} Joer ëm ${share} klammen.`,
    nothing: 'Et ass keen Numm ginn, also keng Zuel.',
  },
  pt: {
    start: 'Texto de ensaio, escrito sem modelo de linguagem.',
    data: (one, other) => `Os dados indicam ${one} e ${other}.`,
    calculated: total => `O cálculo dá ${total}.`,
    law: value => `A primeira linha da lei diz ${value}.`,
    rent: amount => `A renda seria de ${amount}.`,
    future: (share, years) => `O valor subiria ${share} em ${years} anos.`,
    nothing: 'Não é dado nenhum nome, portanto nenhum valor.',
  },
}

const phrasesFor = ({ system }: ModelRequest): Phrases =>
  phrases[languages.find(language => system.includes(`Write in ${englishName(language)}.`)) ?? languages[0]]

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
    ...(total?.name === undefined ? [] : [say.calculated(total.name)]),
    ...(one && other && !total ? [say.data(one.name, other.name)] : []),
    ...(law ? [`${say.law(law.name).slice(0, -1)} ${law.mark}.`] : []),
  ]
  return said.length > 0 ? said : [say.nothing]
}

/** A name where there is one, a copied figure beside it, and one invention. */
const halfObedient = (request: ModelRequest): string[] => {
  const say = phrasesFor(request)
  const total = totalIn(request)
  const [one, other] = namedIn(lastTurn(request))
  const [first = '', second = first] = figuresOf(lastTurn(request))
  return [
    ...(total ? [say.calculated(total.name ?? total.digits)] : []),
    ...(first === '' ? [] : [say.data(one?.name ?? first, other?.digits ?? second)]),
    say.rent(inventions.rent),
  ]
}

/** Digits alone: copied ones and three that stand nowhere. */
const disobedient = (request: ModelRequest): string[] => {
  const say = phrasesFor(request)
  const total = totalIn(request)
  const [first = '', second = first] = figuresOf(lastTurn(request))
  return [
    ...(total ? [say.calculated(total.digits)] : []),
    ...(first === '' ? [] : [say.data(first, second)]),
    say.rent(inventions.rent),
    say.future(inventions.share, inventions.years),
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
    return { text: [phrasesFor(asked).start, ...sentencesOf[obedience](asked)].join(' ') }
  }
