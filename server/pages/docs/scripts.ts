import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { staticLater } from '../../http/files/static-file.ts'
import { docsScriptPath, trialScriptPath } from './paths.ts'

const script = (name: string): RequestHandler =>
  staticLater(() => readFileSync(new URL(`../../data/docs/${name}`, import.meta.url)), {
    contentType: 'text/javascript',
  })

/** The scripts of the pages by their paths; `npm run derive` bundles them. */
export const docsScripts: Readonly<Record<string, RequestHandler>> = {
  [docsScriptPath]: script('page.js'),
  [trialScriptPath]: script('trial.js'),
}
