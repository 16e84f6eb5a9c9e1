import { offeredLanguages } from './derived/offered-languages.ts'
import { isLanguage, type Language } from './registry.ts'

const isOffered = (code: string | undefined): code is Language => isLanguage(code) && offeredLanguages.has(code)

/** The first language of an `Accept-Language` header that has texts, by its weights; undefined where it names none. */
export const parseAcceptLanguage = (header: string): Language | undefined => {
  const wishes = header.split(',').map(entry => {
    const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
    const weight = parameters.map(parameter => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) }
  })
  const ordered = wishes.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight)
  return ordered.map(({ language }) => language).find(isOffered)
}
