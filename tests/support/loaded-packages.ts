import { registerHooks } from 'node:module'

// Preloaded with --import: prints one line for each package of the AI SDK from which a module is loaded.
const printed = new Set<string>()
registerHooks({
  load(url, context, nextLoad) {
    const name = /\/node_modules\/(ai|@ai-sdk\/[^/]+)\/(?!.*\/node_modules\/)/.exec(url)?.[1]
    if (name && !printed.has(name)) {
      printed.add(name)
      process.stdout.write(`loads ${name}\n`)
    }
    return nextLoad(url, context)
  },
})
