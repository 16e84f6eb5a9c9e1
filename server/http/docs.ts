import { fileURLToPath } from 'node:url'
import express, { Router } from 'express'
import { staticFile } from './static-file.ts'

/** The OpenAPI file of the repository; a test compares it with the contract. */
const sendOpenApi = staticFile(new URL('../../contract/openapi/openapi.json', import.meta.url), 'application/json')

/** A file of the installed Scalar package; its package.json is not exported, its main entry is. */
const scalarFile = (name: string): string => fileURLToPath(new URL(name, import.meta.resolve('@scalar/api-reference')))

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Valorem API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/style.css">
</head>
<body>
<div id="app"></div>
<noscript>This page needs JavaScript; the description itself is at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="/docs/reference.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`

const start = `Scalar.createApiReference('#app', {
  url: '/openapi.json',
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  hideTestRequestButton: true,
  servers: [{ url: location.origin, description: 'This service' }],
  authentication: { preferredSecurityScheme: 'apiKey' },
  orderSchemaPropertiesBy: 'preserve',
  defaultOpenAllTags: true,
})
`

/** The page and its files. */
export const docsPaths = ['/docs', '/docs/start.js', '/docs/style.css', '/docs/reference.js'] as const

/** The description of the service for machines (/openapi.json) and for people (/docs), served from this machine. */
export const docs = (): Router => {
  const router = Router({ caseSensitive: true, strict: true })
  // The paths carry no version, so a browser asks again after an hour; the ETag spares the transfer.
  const asset = { maxAge: '1h', index: false, redirect: false }
  router.get('/openapi.json', sendOpenApi)
  router.get('/docs', function sendPage(_req, res) {
    res.type('html').send(page)
  })
  router.get('/docs/start.js', function sendStart(_req, res) {
    res.type('js').send(start)
  })
  router.use('/docs/style.css', express.static(scalarFile('./style.css'), asset))
  router.use('/docs/reference.js', express.static(scalarFile('./browser/standalone.js'), asset))
  return router
}
