import type { LawParameter } from '#contract/law'
import { texts as luxembourgTexts } from '#languages/derived/law/lu-parameters'
import { html, type Part } from '../html.ts'
import type { Words } from '../words.ts'
import { renderInlineCode } from './text.ts'

const ofLuxembourg = 'lu.'

const sentencesOf = (language: Words['language']): Readonly<Record<string, string>> => luxembourgTexts[language]

/** Whether the page of a parameter is in every language: of Luxembourg it is. */
export const isTranslatedParameter = (id: string): boolean => id.startsWith(ofLuxembourg)

/** Path of the page of a parameter. */
export const getParameterPath = (id: string): string => `/docs/law/${id}`

/** Path of a page of the law with the language that a reader has chosen; English is that of the path alone. */
export const buildLanguagePath = (path: string, language: Words['language']): string =>
  language === 'en' ? path : `${path}?lang=${language}`

/** Path of the page of a parameter, in a language where it is translated. */
export const getParameterPage = (id: string, language: Words['language']): string =>
  isTranslatedParameter(id) ? buildLanguagePath(getParameterPath(id), language) : getParameterPath(id)

/** What a parameter says: in the language of the page where it is written in it, else in English. */
export const renderSentence = ({ id, says }: Pick<LawParameter, 'id' | 'says'>, { language }: Words): Part => {
  const own = isTranslatedParameter(id) ? sentencesOf(language)[id.slice(ofLuxembourg.length)] : undefined
  if (own !== undefined && language !== 'en') return renderInlineCode(own)
  return language === 'en' ? renderInlineCode(says) : html`<span lang="en">${renderInlineCode(says)}</span>`
}
