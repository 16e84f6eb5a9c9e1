import type { RequestHandler, Response } from 'express'
import { serveBytes } from '../../http/files/static-file.ts'
import type { DocumentDrawer } from '../../http/workers/drawn-document.ts'
import type { Words } from '../words.ts'
import type { ModelFigures } from './model.ts'
import { buildModelDocument, documentColour } from './model-document.ts'

/** Model card of a day, and how its document is drawn. */
interface ModelFileSettings {
  today(): string
  /** Card of a day in the language of the texts. */
  cardOf(words: Words, day: string): ModelFigures
  drawDocument: DocumentDrawer
}

/** Documents of one day, by language; concurrent first requests share one drawing. */
interface DayFiles {
  day: string
  files: Map<string, Promise<RequestHandler>>
}

/** Finds the document of the model of the current day, which is drawn with the first request for its language. */
export const createModelFiles = ({ today, cardOf, drawDocument }: ModelFileSettings) => {
  let kept: DayFiles = { day: '', files: new Map() }
  const draw = async (res: Response, words: Words, day: string): Promise<RequestHandler> => {
    const report = buildModelDocument(words, cardOf(words, day))
    const bytes = await drawDocument(res, { report, brand: { colour: documentColour } })
    return serveBytes(bytes, { contentType: 'application/pdf' })
  }
  return async (res: Response, words: Words): Promise<RequestHandler> => {
    const day = today()
    if (kept.day !== day) kept = { day, files: new Map() }
    const { files } = kept
    const { language } = words
    const made = files.get(language) ?? draw(res, words, day)
    files.set(language, made)
    // The next request retries after a failure.
    made.catch(() => files.delete(language))
    const file = await made
    return (req, answer, next) => {
      answer.setHeader('Content-Language', language)
      answer.setHeader('Content-Disposition', `inline; filename="valorem-model-${day}-${language}.pdf"`)
      return file(req, answer, next)
    }
  }
}
