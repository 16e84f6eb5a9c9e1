import { formatFactPath } from '#domain/report/commentary-facts'
import { commentaryFacts } from '#domain/report/commentary-sources'
import { estimationReport } from '#domain/report/estimation-report'
import type { Report, ReportCommentary, ReportInput } from '#domain/report/report'
import { voice } from '#domain/report/say'

/** Registration duty as answers cite it. */
export const dutyReference: ReportCommentary['references'][number] = {
  id: 'lu.acquisition.registrationRate',
  says: 'Registration duty on the sale of immovables.',
  unit: 'fraction',
  value: 0.06,
  from: '2015-01-01',
  until: null,
  title: 'loi modifiée du 7 août 1920',
  article: 'art. 37',
  certainty: 'statutory',
  checkedOn: '2026-11-23',
}

/** A commentary whose figures are those of a report, each with its source: the central value, the duty, the sum of both. */
export const commentaryOn = (content: ReportInput, paragraphs = 1): ReportCommentary => {
  const { estimate, costs } = content
  const central = estimate.estimationCentrale
  const value = (path: string) => ({ kind: 'input' as const, ref: 'D1', path, value: central })
  const law = { kind: 'law' as const, ref: 'L1', id: dutyReference.id, value: 0.06 }
  const written = [
    { text: `${central} €`, expression: 'D1', sources: [value('estimation.data.estimationCentrale')] },
    { text: '6 %', expression: 'L1', sources: [law] },
    {
      text: `${central + costs.totals.buyer} €`,
      expression: 'D1 + D2',
      sources: [value('estimation.data.estimationCentrale'), value('costs.data.totals.buyer')],
    },
  ]
  const sentence = `La valeur centrale est de {0} ; le droit est de {1} [1]. En tout {2}.`
  let text = ''
  const figures: ReportCommentary['figures'] = []
  for (let count = 0; count < paragraphs; count += 1) {
    if (count > 0) text += '\n\n'
    for (const piece of sentence.split(/(\{\d\})/)) {
      const figure = written[Number(/^\{(\d)\}$/.exec(piece)?.[1] ?? Number.NaN)]
      if (figure) {
        const start = text.length
        figures.push({ start, end: start + figure.text.length, value: central, unit: 'EUR', ...figure })
      }
      text += figure?.text ?? piece
    }
  }
  return {
    text,
    figures,
    references: [dutyReference],
    notice: 'Ce texte a été rédigé par un modèle de langage (IA).\nCe n’est pas une évaluation certifiée.',
  }
}

/** A report with a commentary. */
export const commentedReport = (content: ReportInput, commentary: ReportCommentary): Report =>
  estimationReport({ ...content, commentary })

/** The paths of everything that a commentary on a report may rest on. */
export const pathsOf = (content: ReportInput): string[] =>
  commentaryFacts(voice(content.input.language), content).map(({ path }) => formatFactPath(path))
