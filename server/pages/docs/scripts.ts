import { readFileSync } from 'node:fs'
import type { RequestHandler } from 'express'
import { serveLazyBytes } from '../../http/files/static-file.ts'
import { docsScriptPath, trialScriptPath } from './paths.ts'

const serveDocsScript = (name: string): RequestHandler =>
  serveLazyBytes(() => readFileSync(new URL(`../../data/docs/${name}`, import.meta.url)), {
    contentType: 'text/javascript',
  })

/** Script handlers of the pages, by path; `npm run derive` bundles the scripts. */
export const docsScripts: Readonly<Record<string, RequestHandler>> = {
  [docsScriptPath]: serveDocsScript('page.js'),
  [trialScriptPath]: serveDocsScript('trial.js'),
}
