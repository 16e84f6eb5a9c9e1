#!/usr/bin/env node
// The service is imported after this check: an older Node lacks modules that it imports.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major > 22 || (major === 22 && minor >= 18)) await import('./run.ts')
else {
  process.stderr.write(`@valorem/mock needs Node 22.18 or later and this is ${process.version}.\n`)
  process.exitCode = 1
}

export {}
