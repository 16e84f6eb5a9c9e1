import type { Report } from '#domain/report/report'
import { type Source, texts } from '#languages/derived/accuracy'
import { texts as reportTexts } from '#languages/derived/report'
import { getLanguageRow } from '#languages/registry'
import { createSay, fillGaps } from '#languages/text'
import type { Words } from '../words.ts'
import { type ModelFigures, renderModelSections } from './model.ts'
import { toPrintBlocks } from './print-blocks.ts'

/** Colour of the service in its documents; that of its pages. */
export const documentColour = '#1F3A5F'

/** Builds the model card as a document for print, with the sections of its page, in the reader's language. */
export const buildModelDocument = (words: Words, card: ModelFigures): Report => {
  const { language, dayText } = words
  const say = createSay<Source>(texts[language])
  const { name, modelVersion, tables, asOf } = card.identity
  const title = say('model.title')
  const number = `${name} ${modelVersion}`
  return {
    ...{ language, locale: getLanguageRow(language).tag, title, author: 'Valorem', number, day: asOf },
    head: { name: 'Valorem', contacts: [], logoAlt: '', runningTitle: `${title} · ${modelVersion}` },
    pages: [
      {
        blocks: [
          { kind: 'heading', level: 1, text: title },
          { kind: 'paragraph', tone: 'prose', text: say('model.lead') },
          ...toPrintBlocks(renderModelSections(words, card).toString()),
        ],
      },
    ],
    foot: {
      caveat: say('model.document.caveat', { tables, day: dayText(asOf) }),
      line: `${dayText(asOf)} · ${number}`,
      page: fillGaps(reportTexts[language].page, { page: '{page}', pages: '{pages}' }),
    },
  }
}
