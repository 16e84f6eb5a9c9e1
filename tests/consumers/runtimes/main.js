// Node, Deno and Bun: requests in a file, answers in another.
import { readFileSync, writeFileSync } from 'node:fs'
import { localFetch } from '@valorem/sdk/local'
import { answered } from './answered.js'

const [from, to] = process.argv.slice(2)
writeFileSync(to, JSON.stringify(await answered(localFetch, JSON.parse(readFileSync(from, 'utf8')))))
