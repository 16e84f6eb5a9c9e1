import { judgeFigures } from '#domain/figures/judge'
import { lawFact } from '#domain/figures/references/law-facts'
import { naming } from '#domain/figures/references/names'
import { withReferences } from '#domain/figures/references/with-references'
import { type CitableLine, citableLaw } from '#domain/law/citable'
import { parametersOf } from '#domain/law/parameter-list'
import { topics } from '#domain/law/topics'
import { replaceCitations } from '#server/services/ai/citations'
import { cleanModelText } from '#server/services/ai/clean-model-text'
import { getContractUnit } from '#server/services/ai/contract-units'
import { listTradeRules } from '#server/services/ai/prompts/legal-context'
import type { Answer, Context, Corpus } from './corpus.ts'

/** An answer as the service would give it: its text, and what of it is listed. */
export interface JudgedAnswer {
  answer: Answer
  text: string
  unsupported: readonly { start: number; end: number; text: string }[]
  /** Wrong figures that are not listed. */
  missed: readonly string[]
  /** Figures that are listed although nothing says that they are wrong. */
  alarms: readonly string[]
}

/** Words of every topic, so that all law of a day may be cited. */
const everyTopic = 'achat vente impôt sur le revenu TVA aide barème neuf prêt notaire plus-value'

const linesOf = ({ law, lawDate }: Context): CitableLine[] => {
  const all = citableLaw(parametersOf('lu'), [everyTopic, ...topics], lawDate, { lines: 1e6, value: 300 })
  const frame = listTradeRules(lawDate)
  return law.flatMap((id, at) => {
    const line = [...all, ...frame].find(({ reference }) => reference.id === id)
    if (!line) throw new Error(`No line of law is called ${id} on ${lawDate}.`)
    const mark = `${line.mark.slice(0, 1)}${at + 1}`
    return [{ ...line, mark, text: line.text.replace(/^\[\w+\]/, `[${mark}]`) }]
  })
}

/** What a context gives a model: its lines of law and its facts. */
const given = (context: Context) => {
  const lines = linesOf(context)
  const names = naming(getContractUnit)
  for (const text of context.texts) names.text(text)
  names.add(lines.flatMap(({ mark, reference }) => lawFact(mark, reference) ?? []))
  return { lines, facts: names.facts() }
}

/** The text with marks of the context in place of ids, and names of facts in place of labels. */
const written = ({ text }: Answer, context: Context, { lines, facts }: ReturnType<typeof given>): string => {
  // A label in square brackets is a reference in another spelling.
  const marked = text.replaceAll(/\[@([\w.]+)\]/g, (found, id: string) => {
    if (id in context.labels) return found
    const line = lines.find(({ reference }) => reference.id === id)
    if (!line) throw new Error(`The answer cites ${id}, which its context has not.`)
    return `[${line.mark}]`
  })
  return marked.replaceAll(/@(\w+(?:\.\w+)*)/g, (found, label: string) => {
    const wanted = context.labels[label]
    if (!wanted) return lines.find(({ reference }) => reference.id === label)?.mark ?? found
    const near = wanted.near?.toLowerCase()
    const same = facts.filter(({ value, name }) => name !== undefined && value === wanted.value)
    const named = same.find(
      ({ source: { path, words, id } }) => near === undefined || `${path} ${words} ${id}`.toLowerCase().includes(near),
    )
    const fact = named ?? same[0]
    if (!fact) throw new Error(`No fact is ${String(wanted.value)}, as the label ${label} says.`)
    return fact.name ?? found
  })
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end

/** Where a piece of a text stands, each time. */
const placesOf = (text: string, piece: string) => {
  const places: { start: number; end: number }[] = []
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    places.push({ start: at, end: at + piece.length })
  return places
}

/** Judges an answer as the service does: cleaned, citations numbered, references printed, then what stands outside. */
const judged = (answer: Answer, context: Context, has: ReturnType<typeof given>): JudgedAnswer => {
  const { lines, facts } = has
  let citations: ReturnType<typeof replaceCitations>['references'] = []
  const cite = (plain: string): string => {
    const cited = replaceCitations(plain, lines)
    citations = cited.references
    return cited.text
  }
  const printed = withReferences(cleanModelText(written(answer, context, has), { cite }), facts, answer.language)
  const outside = judgeFigures(printed.text, {
    ...{
      facts,
      citations,
      printed: [
        ...printed.figures,
        ...printed.refused.map(span => ({ ...span, value: '', unit: 'number', sources: [] })),
      ],
      language: answer.language,
    },
    ...{ texts: context.texts, law: lines.map(({ text }) => text), lawDate: context.lawDate, today: context.today },
  })
  const { text } = printed
  const unsupported = [...printed.refused, ...outside.unsupported, ...outside.misplaced].sort(
    (a, b) => a.start - b.start,
  )
  const wrong = answer.wrong.map(piece => ({ piece, places: placesOf(text, cleanModelText(piece)) }))
  const missed = wrong.filter(({ places }) => !places.some(place => unsupported.some(span => overlaps(place, span))))
  const tolerated = (answer.mayBeListed ?? []).flatMap(piece => placesOf(text, cleanModelText(piece)))
  const expected = [...tolerated, ...wrong.flatMap(({ places }) => places)]
  const alarms = unsupported.filter(span => !expected.some(place => overlaps(place, span)))
  return { answer, text, unsupported, missed: missed.map(({ piece }) => piece), alarms: alarms.map(span => span.text) }
}

/** Judges all answers of a corpus. */
export const judgedAnswers = ({ contexts, answers }: Corpus): JudgedAnswer[] => {
  const known = new Map(Object.entries(contexts).map(([name, context]) => [name, { context, has: given(context) }]))
  return answers.map(answer => {
    const of = known.get(answer.context)
    if (!of) throw new Error(`No context is called ${answer.context}.`)
    return judged(answer, of.context, of.has)
  })
}
