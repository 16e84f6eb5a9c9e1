import type { Answer, Context, Corpus } from './corpus.ts'
import { type Role, roles, roleTexts, type WrittenLanguage } from './generated-words.ts'

const languages = Object.keys(roleTexts) as WrittenLanguage[]

const separators: Readonly<Record<WrittenLanguage, string>> = { fr: ' ', de: '.', en: ',', pt: ' ', lb: '.' }

/** Euros as a language groups them. */
const writeSum = (value: number, language: WrittenLanguage): string =>
  roleTexts[language].sum(String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, separators[language]))

/** Ten sums that no operation on two of them gives another of. */
const sums: Readonly<Record<Role, number>> = {
  ...{ price: 612_700, estimate: 587_300, rent: 2135, charges: 3180, loan: 455_900, instalment: 2291 },
  ...{ equity: 156_800, tax: 36_762, commission: 18_381, works: 41_450 },
}

const findSum = (role: Role, language: WrittenLanguage): number => sums[role] + 11 * languages.indexOf(language)

/** A sum that is none of the ten. */
const inventedFor = (role: Role, language: WrittenLanguage): number => Math.round(findSum(role, language) * 1.2371) + 7

const contextOf = (language: WrittenLanguage): Context => ({
  texts: [
    roles.map(role => `${roleTexts[language].labels[role]}: ${writeSum(findSum(role, language), language)}`).join('\n'),
  ],
  ...{ law: [], lawDate: '2026-11-29', today: '2026-11-29' },
  labels: Object.fromEntries(roles.map(role => [role, { value: findSum(role, language) }])),
})

/** A sentence that says a sum of a role, in one of the forms of its language. */
const sentenceOf = (language: WrittenLanguage, role: Role, form: number, sum: string): string => {
  const { forms, subjects, nouns, labels } = roleTexts[language]
  const isPlural = subjects[role].startsWith('*')
  const subject = subjects[role].replace('*', '')
  const small = `${subject.slice(0, 1).toLowerCase()}${subject.slice(1)}`
  const [one = '', several = ''] = forms[form] ?? []
  return (isPlural ? several : one)
    .replace('{S}', () => subject)
    .replace('{s}', () => small)
    .replace('{N}', () => nouns[role])
    .replace('{L}', () => labels[role])
    .replace('{X}', () => sum)
}

/** The role whose sum is put in the place of another's: the third behind it. */
const otherRole = (role: Role): Role => roles[(roles.indexOf(role) + 3) % roles.length] ?? 'price'

const answersOf = (language: WrittenLanguage): Answer[] => {
  const base = { context: language, language, wrong: [] as string[] }
  const written = (role: Role): string => writeSum(findSum(role, language), language)
  const forms = [0, 1, 2, 3]
  const bySentence = roles.flatMap(role =>
    forms.flatMap((form): Answer[] => {
      const id = `${language}-${role}-${form}`
      const other = otherRole(role)
      const invented = writeSum(inventedFor(role, language), language)
      const say = (sum: string): string => sentenceOf(language, role, form, sum)
      return [
        { ...base, id: `${id}-digits`, kind: 'digits', text: say(written(role)) },
        { ...base, id: `${id}-names`, kind: 'references', text: say(`{@${role}}`) },
        { ...base, id: `${id}-other`, kind: 'relation', text: say(written(other)), wrong: [written(other)] },
        {
          ...base,
          id: `${id}-othername`,
          kind: 'relation',
          text: say(`{@${other}}`),
          wrong: [digitsOf(written(other))],
        },
        { ...base, id: `${id}-invented`, kind: 'invented', text: say(invented), wrong: [invented] },
      ]
    }),
  )
  return [...bySentence, ...periodAnswersOf(language)]
}

/** The digits of a sum up to its first separator, which every spelling of it has. */
const digitsOf = (sum: string): string => /\d+/.exec(sum)?.[0] ?? sum

/** Sums beside the words of their own period, and of another one. */
const periodAnswersOf = (language: WrittenLanguage): Answer[] => {
  const { monthly, yearly } = roleTexts[language]
  const periods = { rent: monthly, instalment: monthly, charges: yearly } as const
  const base = { context: language, language }
  return (['rent', 'instalment', 'charges', 'price'] as const).flatMap((role): Answer[] => {
    const sum = writeSum(findSum(role, language), language)
    const say = (period: string): string => sentenceOf(language, role, 0, `${sum} ${period}`)
    const own = role === 'price' ? undefined : periods[role]
    const wrong = [monthly, yearly].filter(period => period !== own)
    return [
      ...(own === undefined
        ? []
        : [{ ...base, id: `${language}-${role}-own`, kind: 'digits' as const, text: say(own), wrong: [] }]),
      ...wrong.map((period, at) => ({
        ...base,
        ...{ id: `${language}-${role}-period-${at}`, kind: 'relation' as const, text: say(period), wrong: [sum] },
      })),
    ]
  })
}

/** Answers in five languages by rules: ten sums in four forms, each right, of another thing, invented, in other periods. */
export const generatedCorpus = (): Corpus => ({
  about:
    'Answers made by rules: ten sums in four forms and five languages, each right, of another thing, invented, in other periods.',
  contexts: Object.fromEntries(languages.map(language => [language, contextOf(language)])),
  answers: languages.flatMap(answersOf),
})
