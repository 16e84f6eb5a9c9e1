import type { Answer, Corpus } from './corpus.ts'
import { type JudgedAnswer, judgedAnswers } from './judged-answer.ts'

/** What a part of a corpus must reach: at least so many caught, or at most so many with an alarm; a part of one. */
interface Bar {
  caught?: number
  /** Of the wrong figures rather than of the answers. */
  listed?: number
  alarms?: number
}

/** What is promised of each kind of answer; of poisoned ones of our own corpus more than of those nobody here has seen. */
const bars: Readonly<Record<Answer['kind'], Bar>> = {
  hallucination: { caught: 0.97 },
  poisoned: { caught: 0.85 },
  references: { alarms: 0 },
  honestFacts: { alarms: 0 },
  honest: {},
  // What is promised on answers of outsiders, by figure.
  invented: { listed: 0.97 },
  relation: { listed: 0.8 },
  digits: { alarms: 0.1 },
}
const poisonedOfOurs = 0.9
/** Of all honest answers without references. */
const honestAlarms = 0.2

/** How a part of a corpus was judged. */
export interface Row {
  corpus: string
  /** A kind of answers, a category of it, or `honest in all`. */
  part: string
  answers: number
  caught: number | undefined
  alarms: number | undefined
  /** Undefined where nothing is promised. */
  isMet: boolean | undefined
  bar: string
}

const isWrong = ({ answer }: JudgedAnswer): boolean => answer.wrong.length > 0
const isCaught = ({ missed }: JudgedAnswer): boolean => missed.length === 0
const hasAlarm = ({ alarms }: JudgedAnswer): boolean => alarms.length > 0

const percent = (part: number): string => `${Math.round(part * 100)} %`

const rowOf = (corpus: string, part: string, judged: readonly JudgedAnswer[], bar: Bar): Row => {
  const isOfWrong = judged.some(isWrong)
  const caught = isOfWrong ? judged.filter(isCaught).length : undefined
  const alarms = isOfWrong ? undefined : judged.filter(hasAlarm).length
  const count = judged.length
  if (bar.caught !== undefined && caught !== undefined)
    return {
      ...{ corpus, part, answers: count, caught, alarms, isMet: caught / count >= bar.caught },
      bar: `at least ${percent(bar.caught)} caught`,
    }
  if (bar.listed !== undefined) {
    const wrong = judged.reduce((sum, { answer }) => sum + answer.wrong.length, 0)
    const listed = wrong - judged.reduce((sum, { missed }) => sum + missed.length, 0)
    return {
      ...{ corpus, part, answers: count, caught, alarms, isMet: listed / wrong >= bar.listed },
      bar: `${listed} of ${wrong} figures listed, at least ${percent(bar.listed)}`,
    }
  }
  if (bar.alarms !== undefined && alarms !== undefined)
    return {
      ...{ corpus, part, answers: count, caught, alarms, isMet: alarms / count <= bar.alarms },
      bar: bar.alarms === 0 ? 'no alarm' : `at most ${percent(bar.alarms)} with an alarm`,
    }
  return { corpus, part, answers: count, caught, alarms, isMet: undefined, bar: '' }
}

const groupsOf = <Key>(judged: readonly JudgedAnswer[], keyOf: (answer: Answer) => Key): Map<Key, JudgedAnswer[]> =>
  Map.groupBy(judged, ({ answer }) => keyOf(answer))

/** How the answers of a corpus were judged, by kind and category, against the bars. */
export const judgedRows = (name: string, judged: readonly JudgedAnswer[]): Row[] => {
  const kinds = [...groupsOf(judged, ({ kind }) => kind)].flatMap(([kind, of]) => {
    const bar = kind === 'poisoned' && name === 'poisoned' ? { caught: poisonedOfOurs } : bars[kind]
    const categories = [...groupsOf(of, ({ category }) => category)].filter(([category]) => category !== undefined)
    return [rowOf(name, kind, of, bar), ...categories.map(([category, some]) => rowOf(name, `  ${category}`, some, {}))]
  })
  const honest = judged.filter(({ answer: { kind } }) => kind === 'honest' || kind === 'honestFacts')
  return honest.length === 0 ? kinds : [...kinds, rowOf(name, 'honest in all', honest, { alarms: honestAlarms })]
}

/** Judges a corpus and compares it with the bars. */
export const corpusRows = (name: string, corpus: Corpus): Row[] => judgedRows(name, judgedAnswers(corpus))
