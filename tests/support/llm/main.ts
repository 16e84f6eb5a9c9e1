import { parseArgs } from 'node:util'
import { type Obedience, obediences } from './obedience.ts'
import { scenarioNames } from './scenarios.ts'
import { startStandIn } from './stand-in.ts'

const usualPort = 4100
const port = Number(process.env.LLM_PORT ?? usualPort)

/** How far the model `stand-in` keeps the rule of names, as `--obey` says. @throws Error for another word. */
const obedienceOf = (args: string[]): Obedience | undefined => {
  const { obey } = parseArgs({ args, options: { obey: { type: 'string' } } }).values
  const found = obediences.find(name => name === obey)
  if (obey !== undefined && !found) throw new Error(`--obey ${obey} must be one of ${obediences.join(', ')}.`)
  return found
}

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`LLM_PORT=${process.env.LLM_PORT} must be a whole number from 0 to 65535.`)
  const { url } = await startStandIn(port, obedienceOf(process.argv.slice(2)))
  process.stdout.write(
    [
      `A stand-in for language models listens on ${url}. It is no model; the name of a model chooses what it does.`,
      'Put one of these lines in front of the service:',
      `GROQ_URL=${url} GROQ_MODEL=stand-in GROQ_API_KEY=local npm start`,
      `CEREBRAS_URL=${url} CEREBRAS_MODEL=status-503 GROQ_URL=${url} GROQ_MODEL=stand-in npm start`,
      'and for own keys, with any key:',
      `OPENAI_URL=${url} OPENAI_MODEL=stand-in ANTHROPIC_URL=${url} ANTHROPIC_MODEL=stand-in npm start`,
      `What it received: ${url.replace('/v1', '/received')}`,
      `Models: ${scenarioNames.join(' ')} (slow, status, away, redirect, retry-after, calls and steps want a number, as status-503)`,
      '',
    ].join('\n'),
  )
} catch (cause) {
  const isTaken = Object(cause).code === 'EADDRINUSE'
  process.stderr.write(`${isTaken ? `LLM_PORT=${port} is taken: another program listens there.` : String(cause)}\n`)
  process.exit(1)
}
