import { describe, expect, test } from 'vitest'
import { languages } from '#languages/registry'
import { accountPageList, findAccountPage } from '#server/pages/account/page-list'
import { getPageWords } from '#server/pages/words'
import { samples } from './page-cases.ts'
import { renderSampleDocument } from './sample-document.ts'

const hostile = `"><script>alert('1')</script>&amp;`

/** The start tags of a document, as name and attributes. */
const tagsOf = (document: string): { name: string; attributes: Map<string, string>; rest: string }[] =>
  [...document.matchAll(/<([a-z][a-z0-9]*)((?:\s+[^<>]*?)?)\s*\/?>/gi)].map(([, name = '', text = '']) => {
    const pairs = [...text.matchAll(/\s([a-zA-Z0-9-]+)(?:="([^"]*)")?(?=[\s/]|$)/g)]
    const rest = text.replace(/\s[a-zA-Z0-9-]+(?:="[^"]*")?(?=[\s/]|$)/g, '').trim()
    return { name, attributes: new Map(pairs.map(([, key = '', value = '']) => [key, value])), rest }
  })

const cases = languages.flatMap(language => {
  const words = getPageWords(language)
  return samples(words, hostile).map(sample => ({ language, path: sample.path, words, sample }))
})

describe.each(cases)('$path in $language', ({ language, words, sample }) => {
  const document = renderSampleDocument(words, sample, hostile)
  const tags = tagsOf(document)
  const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? [])

  test('says its language, has one h1 that its title repeats, and one main part', () => {
    expect(document).toContain(`<html lang="${language}">`)
    expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1)
    expect(tags.filter(({ name }) => name === 'main')).toHaveLength(1)
    expect(/<title>(.*) · Valorem<\/title>/.exec(document)?.[1]).toBe(
      /<h1>(.*)<\/h1>/.exec(document)?.[1]?.replace(/^<bdi>(.*)<\/bdi>$/, '$1'),
    )
  })

  test('every field has a label of its own, every button a name', () => {
    const labels = new Set(tags.filter(({ name }) => name === 'label').map(({ attributes }) => attributes.get('for')))
    const fields = tags.filter(
      ({ name, attributes }) =>
        ['input', 'select', 'textarea'].includes(name) &&
        !['hidden', 'radio', 'checkbox'].includes(attributes.get('type') ?? ''),
    )
    expect(fields.filter(({ attributes }) => !labels.has(attributes.get('id')))).toEqual([])
    const choices = document.match(/<input type="(radio|checkbox)"/g) ?? []
    expect(document.match(/<label class="choice"><input type="(radio|checkbox)"/g) ?? []).toHaveLength(choices.length)
    expect(document).not.toMatch(/<button[^>]*>\s*<\/button>/)
  })

  test('ids are unique, and what points to one finds it', () => {
    expect(new Set(ids).size).toBe(ids.length)
    const pointers = tags.flatMap(({ attributes }) =>
      ['aria-describedby', 'aria-labelledby', 'for'].flatMap(name => attributes.get(name)?.split(' ') ?? []),
    )
    const anchors = tags.flatMap(({ attributes }) => /^#(.+)$/.exec(attributes.get('href') ?? '')?.[1] ?? [])
    expect([...pointers, ...anchors].filter(id => !ids.includes(id))).toEqual([])
  })

  test('what somebody typed is text: every attribute is quoted, no script, style or handler is in it', () => {
    expect(document).not.toContain(hostile)
    expect(document).not.toContain("alert('")
    expect(tags.filter(({ rest }) => rest !== '')).toEqual([])
    expect(tags.filter(({ name }) => ['style', 'iframe', 'object', 'base'].includes(name))).toEqual([])
    const handlers = tags.filter(({ attributes }) => [...attributes.keys()].some(key => /^on|^style$/.test(key)))
    expect(handlers).toEqual([])
    for (const { attributes } of tags.filter(({ name }) => name === 'script'))
      expect(attributes.get('src')).toMatch(/^\/pages\/[\w-]+\.js$/)
  })

  test('no address begins with what somebody typed', () => {
    const addresses = tags.flatMap(({ attributes }) =>
      ['href', 'src', 'action'].flatMap(name => attributes.get(name) ?? []),
    )
    const calls = /^(tel:\+?\d+|mailto:(ada|ada%3Fbcc%3Deve)@example\.org)$/
    // Lines for a web designer, to nobody: two fields alone, in which every sign that begins another one is encoded.
    const lines = /^mailto:\?subject=[\w%.!~*()-]+&amp;body=[\w%.!~*()-]+$/
    expect(
      addresses.filter(
        address =>
          !/^(\/|#|https:\/\/agency\.lu\/|data:(,|image\/png;base64,))/.test(address) &&
          !calls.test(address) &&
          !lines.test(address),
      ),
    ).toEqual([])
  })

  test('whoever is signed in can sign out from it, and nobody else', () => {
    expect(document.includes('<form class="person" method="post" action="/sign-out">')).toBe(sample.isOwn ?? false)
  })

  test('its forms need no JavaScript: each posts to a path of ours', () => {
    const forms = tags.filter(({ name }) => name === 'form')
    expect(forms.filter(({ attributes }) => attributes.get('method') !== 'post')).toEqual([])
    expect(forms.filter(({ attributes }) => !attributes.get('action')?.startsWith('/'))).toEqual([])
    expect((document.match(/<form/g) ?? []).length).toBeLessThanOrEqual((document.match(/<button/g) ?? []).length)
  })
})

test('what was refused stands in an alert that links to its fields, and entered values but no password come back', () => {
  const words = getPageWords('en')
  const refused = samples(words, 'Ada').find(({ path }) => path === '/sign-up?refused')
  const markup = String(refused?.main)
  expect(markup).toContain('role="alert"')
  expect(markup).toContain('href="#signUp-email"')
  expect(markup).toContain('aria-describedby="signUp-email-hint signUp-email-fault" aria-invalid="true"')
  expect(markup).toMatch(/id="signUp-email" name="email" type="email" autocomplete="email" value="Ada"/)
  expect(markup).toMatch(/id="signUp-password" name="password" type="password" autocomplete="new-password" required/)
})

test('every page that GET shows is among the samples', () => {
  const sampled = new Set(
    samples(getPageWords('en'), 'Ada').map(({ path }) => findAccountPage(path.split('?')[0] ?? '')?.page.path),
  )
  const missing = accountPageList
    .filter(({ path, get }) => get && !/\.(csv|xlsx|zip|svg|png)$/.test(path) && !sampled.has(path))
    .map(({ path }) => path)
  expect(missing).toEqual([])
})
