import { type GetPromptResult, type Prompt, ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'

type PromptArguments = Readonly<Record<string, string>>

/** A prompt, and the template of its task. */
interface PromptTask extends Prompt {
  arguments: NonNullable<Prompt['arguments']>
  write(given: PromptArguments): string
}

/** Maximum length of an argument. */
const charactersMax = 500

const rules = `Rules for your answer:
- Every figure comes from a tool; type none of your own and round none.
- Name the day of the value, the range beside the value, and the sources that the tools name.
- What a tool refuses or does not know, say as such. Say once that this is information, not a valuation, tax or legal advice.`

const listing: PromptTask = {
  name: 'sellerMeeting',
  title: 'Prepare a meeting with a seller (agency)',
  description: 'The value of an apartment, how sure it is, what the seller keeps and what a buyer needs, on one page.',
  arguments: [
    { name: 'commune', description: 'Municipality or locality in Luxembourg, as `Mamer`.', required: true },
    { name: 'surface', description: 'Living area in m².', required: true },
    { name: 'details', description: 'What else is known: floor, condition, energy class, year and price of purchase.' },
  ],
  write: ({
    commune,
    surface,
    details,
  }) => `Prepare a meeting with the owner of an apartment in ${commune}, ${surface} m².${
    details ? ` Also known: ${details}.` : ''
  }

1. \`estimate\`: the value, its two intervals and the deviation (fsdPct). Use of the details what the tool has a field for.
2. \`commune\`: how prices of the municipality moved, in two sentences.
3. \`capitalGains\` with the central value as the price, if day and price of the purchase are known; else list what the owner has to bring.
4. \`acquisitionCosts\` for a buyer who lives there, at the central value: what a buyer needs in cash.

Write one page for the owner: value and range, what speaks for and against the upper end, what is left after tax, three questions to ask.

${rules}`,
}

const bank: PromptTask = {
  name: 'collateralFile',
  title: 'Put together the file of a collateral (bank)',
  description:
    'Market value, mortgage lending value, loan to value, and the accuracy behind them, for a credit committee.',
  arguments: [
    { name: 'commune', description: 'Municipality or locality in Luxembourg.', required: true },
    { name: 'surface', description: 'Living area in m².', required: true },
    { name: 'loanAmount', description: 'The loan that is asked for, in EUR.', required: true },
    { name: 'details', description: 'Price agreed, rent, condition, rate and term of the loan.' },
  ],
  write: ({
    commune,
    surface,
    loanAmount,
    details,
  }) => `Put together the file of an apartment in ${commune}, ${surface} m², as the collateral of a loan of ${loanAmount} EUR.${
    details ? ` Also known: ${details}.` : ''
  }

1. \`estimate\`: value, both intervals, deviation, tables (\`reference.tables\`).
2. \`mortgageLendingValue\`, from the central value or the price agreed, whichever is lower; call \`describeInput\` first where a field is unclear.
3. \`mortgage\`, if rate and term are known: the payment a month and the cost in all.
4. The resources \`valorem://accuracy\` and \`valorem://model\`: what is measured, what is implied, known faults.

Write a table: market value, its 80 % interval, lending value, loan to market value, loan to lending value, loan to the lower end of the interval. Below it: how the value is made, how accurate such values are, and what has to be inspected on site.

${rules}`,
}

const integration: PromptTask = {
  name: 'integrateOperation',
  title: 'Integrate an operation (developer)',
  description: 'Code for one operation of the API, with its failures, its limits and a test that needs no service.',
  arguments: [
    { name: 'operation', description: 'Id of the operation, as `fees`.', required: true },
    {
      name: 'language',
      description: 'Language or framework of the program, as `TypeScript with Express`.',
      required: true,
    },
  ],
  write: ({
    operation,
    language,
  }) => `Write the integration of the operation \`${operation}\` of Valorem in ${language}.

1. Read \`valorem://docs/${operation}\` and \`valorem://docs/errors\`; call \`describeInput\` for the input of \`${operation}\`.
2. Call the tool \`${operation}\` once with a good input and once with a wrong one, and look at both answers.
3. Write the code. The key comes from the environment and never reaches a browser. Repeat 429 and 503 after \`Retry-After\`, unless \`X-Should-Retry\` is false; repeat a POST with the same \`Idempotency-Key\`. Show people \`issues[].message\` by \`issues[].path\`, and log \`requestId\`. Expect fields and words that are not documented yet.
4. Write a test: in TypeScript with \`handlers()\` of \`@valorem/sdk/testing\`, else against the service with the key \`vk_sandbox_public\` and the header \`X-Sandbox-Scenario\` (read \`valorem://docs/scenarios\`). It covers success, a refused field, 429 and a connection that breaks.

Show only what you have tried, and say what you could not try.`,
}

const tasks: readonly PromptTask[] = [listing, bank, integration]

/** Prompts offered to assistants. */
export const prompts: readonly Prompt[] = tasks.map(({ write: _, ...prompt }) => prompt)

const createInvalidParamsError = (message: string): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message)

/** Validates the arguments of a prompt. @returns an error message; undefined for valid ones. */
const findArgumentFault = (task: PromptTask, given: PromptArguments): string | undefined => {
  const known = task.arguments.map(({ name }) => name)
  const other = Object.keys(given).find(name => !known.includes(name))
  if (other !== undefined) return `${task.name} does not know ${JSON.stringify(other)}; it takes: ${known.join(', ')}.`
  const missing = task.arguments.find(({ name, required }) => required && !given[name]?.trim())
  if (missing) return `${task.name} needs ${missing.name}: ${missing.description}`
  const long = known.find(name => (given[name]?.length ?? 0) > charactersMax)
  return long && `${long} of ${task.name} has more than ${charactersMax} characters.`
}

/** Fills a prompt with its arguments. @throws ProtocolError that names the prompts, or the invalid argument. */
export const writePrompt = (name: string, given: PromptArguments = {}): GetPromptResult => {
  const task = tasks.find(one => one.name === name)
  if (!task)
    throw createInvalidParamsError(
      `There is no prompt ${JSON.stringify(name)}; there are: ${tasks.map(one => one.name).join(', ')}.`,
    )
  const message = findArgumentFault(task, given)
  if (message !== undefined) throw createInvalidParamsError(message)
  const text = task.write(given)
  return { description: task.description ?? '', messages: [{ role: 'user', content: { type: 'text', text } }] }
}
