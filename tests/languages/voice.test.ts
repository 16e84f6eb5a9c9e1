import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import {
  checkVoice,
  findLongSentences,
  findPhrases,
  findTextFaults,
  findVoiceFaults,
  readHead,
  readVoiceFiles,
} from '#languages/tools/voice'
import { printTerms } from '#languages/tools/voice-terms'
import { root } from '../architecture/sources.ts'
import { checkGuides, findGuideFaults } from '../tools/guides.ts'

const forAgencies = { screen: 'the account', reader: 'agencies', length: 'screen' } as const
const forDevelopers = { screen: '/docs', reader: 'developers', length: 'docs' } as const

describe('the texts that people read', () => {
  test('have no banned word, no second word for a thing, and no text that is too long', async () => {
    expect((await readVoiceFiles()).length).toBeGreaterThan(languages.length * 30)
    expect(await checkVoice()).toEqual([])
  })

  test('have one word for each thing, as the guide of the room lists them', () => {
    expect(readFileSync(join(root, 'languages/README.md'), 'utf8')).toContain(printTerms())
  })
})

describe('a planted fault is found', () => {
  test.each([
    ['en', 'lead', 'The price was foretold.', '“foretold” is a banned word'],
    ['fr', 'lead', 'Les ventes se situent ici.', '“se situent” is a banned word'],
    ['de', 'lead', 'Das Geheimnisvolle.', '“geheimnis*” is a banned word'],
    ['pt', 'lead', 'A comuna de Mamer.', '“comuna” is a banned word'],
    ['lb', 'lead', 'E puer Donnéeën', '“e puer donnéeën” is a banned word'],
    ['en', 'lead', 'An appraisal.', '“appraisal” is a second word for “valuation”'],
    ['de', 'lead', 'Ihr Apartment', '“Apartment” is a second word for “Wohnung”'],
    ['en', 'lead', 'Done!', 'an exclamation mark'],
    ['fr', 'lead', "L'estimation", 'a straight quote'],
    ['fr', 'lead', '1 000 EUR', '“EUR” where “€” is written'],
    ['en', 'leadForm.submit', 'Send it all now', 'a button of 4, at most 3'],
    ['fr', 'submit', 'Envoyer toutes ces demandes maintenant', 'a button of 5, at most 4'],
    ['en', 'colPrice', 'One two three four', 'a label of 4, at most 3'],
    ['en', 'box.title', 'One two three four five six seven eight', 'a heading of 8, at most 7'],
    ['de', 'fault.size', 'Wort '.repeat(16), 'a error of 16, at most 15'],
    ['en', 'size.hint', 'word '.repeat(16), 'a hint of 16, at most 15'],
    ['en', 'verify.subject', 'x'.repeat(46), 'a subject of 46, at most 45'],
    ['en', 'verify.subject', `${'x'.repeat(30)}{name} {day}`, 'a subject of 47, at most 45'],
  ] as const)('%s %s: %s', (language, key, text, fault) => {
    expect(findTextFaults(key, text, language, forAgencies)).toEqual([fault])
  })

  test('in a file: its head lacks, differs from the source, or a text of it is wrong', () => {
    const file = (
      language: 'en' | 'fr',
      head: typeof forAgencies | typeof forDevelopers | undefined,
      text: string,
    ) => ({
      path: `languages/${language}/x.ts`,
      subject: 'x',
      language,
      head,
      texts: [{ key: 'a.b', text }],
    })
    expect(findVoiceFaults([file('en', undefined, 'Right')])).toEqual([
      'languages/en/x.ts: no line “Screen: … Reader: … Length: ….” in the head',
    ])
    expect(findVoiceFaults([file('en', forAgencies, 'Right'), file('fr', forDevelopers, 'Juste')])).toEqual([
      'languages/fr/x.ts: another head than the source',
    ])
    expect(findVoiceFaults([file('en', forAgencies, 'Right'), file('fr', forAgencies, 'Veuillez')])).toEqual([
      'languages/fr/x.ts: a.b: “veuillez” is a banned word',
    ])
  })
})

describe('the check', () => {
  test('reads the head of a file, and none that names an unknown reader or length', () => {
    const source = (line: string) => `/**\n * Texts.\n *\n * ${line}\n */\nexport const words = {}`
    expect(readHead(source('Screen: the account. Reader: agencies. Length: screen.'))).toEqual(forAgencies)
    expect(readHead(source('Screen: the account. Reader: persons. Length: screen.'))).toBeUndefined()
    expect(readHead(source('Screen: the account. Reader: agencies. Length: huge.'))).toBeUndefined()
    expect(readHead('/** Texts. */')).toBeUndefined()
  })

  test('finds whole words and phrases, over any space, and beginnings where a star ends them', () => {
    expect(findPhrases('Please\u00a0note this.', ['please note'])).toEqual(['please note'])
    expect(findPhrases('an eyewitness', ['witness', 'witness*'])).toEqual([])
    expect(findPhrases('witnesses', ['witness', 'witness*'])).toEqual(['witness*'])
  })

  test('lets developers read the words of their trade, and counts a gap as a word', () => {
    expect(findTextFaults('lead', 'The payload of an apartment', 'en', forDevelopers)).toEqual([])
    expect(findTextFaults('lead', 'The payload', 'en', forAgencies)).toHaveLength(1)
    expect(findTextFaults('submit', 'Call {agency} back', 'en', forAgencies)).toEqual([])
  })

  test('lists sentences over the limit of a file', () => {
    expect(findLongSentences('One two three. Four five.', 2)).toEqual(['One two three.'])
  })
})

describe('the guides', () => {
  test('have no banned word', () => {
    expect(checkGuides()).toEqual([])
  })

  test('are searched in their prose, and their code is not', () => {
    expect(findGuideFaults('x.md', 'Please note this.')).toEqual(['x.md: “please note” is a banned word'])
    expect(findGuideFaults('x.md', 'A `please note` and\n```\nplease note\n```\n')).toEqual([])
  })
})
