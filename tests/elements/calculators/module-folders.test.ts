import { expect, test } from 'vitest'
import { listModuleFolders } from '../../../sdk/elements/calculators/module-folders.ts'

const page = 'https://agency.example/homes/1'
const served = 'https://agency.example/widget/v1/valorem-calculators.js'
const copied = 'https://agency.example/cache/min/joined.js'
const service = 'https://service.example'

test.each<[what: string, source: string, service: string, folders: string[]]>([
  ['of a served script', served, '', ['https://agency.example/widget/1.1.0/']],
  [
    'of a served script before that of the service',
    `${served}?ver=6.4#a`,
    service,
    ['https://agency.example/widget/1.1.0/', 'https://service.example/widget/1.1.0/'],
  ],
  [
    'of the service before that of a copied script',
    copied,
    service,
    ['https://service.example/widget/1.1.0/', 'https://agency.example/cache/1.1.0/'],
  ],
  ['of a copied script without a service', copied, '', ['https://agency.example/cache/1.1.0/']],
  ['of the service of a module', '', service, ['https://service.example/widget/1.1.0/']],
  ['of a service below a path of the page', '', '/valorem', ['https://agency.example/valorem/widget/1.1.0/']],
  ['of a local service', '', 'http://127.0.0.1:3000', ['http://127.0.0.1:3000/widget/1.1.0/']],
  ['of neither', '', '', []],
])('the folder %s', (_what, source, named, folders) => {
  expect(listModuleFolders('1.1.0', { source, service: named, page })).toEqual(folders)
})

test.each([
  'data:text/javascript,alert(1)',
  'DATA:text/javascript,alert(1)//',
  'javascript:alert(1)//',
  'java\nscript:alert(1)//',
  ' data:text/javascript,alert(1)',
  'blob:https://agency.example/5f1c',
  'file:///etc/passwd',
  'about:blank',
  'https://',
])('no folder of a service that is named as %j', named => {
  expect(listModuleFolders('1.1.0', { source: '', service: named, page })).toEqual([])
  expect(listModuleFolders('1.1.0', { source: copied, service: named, page })).toEqual([
    'https://agency.example/cache/1.1.0/',
  ])
})

test('no folder of a script that has no address with http', () => {
  expect(listModuleFolders('1.1.0', { source: 'data:text/javascript,0', service: '', page })).toEqual([])
})
