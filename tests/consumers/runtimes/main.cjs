// The same by `require`.
const { readFileSync, writeFileSync } = require('node:fs')
const { localFetch } = require('@valorem/sdk/local')

const [from, to] = process.argv.slice(2)
void import('./answered.js')
  .then(({ answered }) => answered(localFetch, JSON.parse(readFileSync(from, 'utf8'))))
  .then(answers => writeFileSync(to, JSON.stringify(answers)))
