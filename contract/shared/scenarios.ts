// Failures on demand: values of the header X-Sandbox-Scenario. It imports nothing: `npm run derive` copies it to the
// SDK, so that the service and its mocks read the header alike.

/** Header with which a request made with the sandbox key asks for a documented answer, or for a broken one. */
export const scenarioHeader = 'X-Sandbox-Scenario'

/** Longest value of the header, in characters. */
export const scenarioLengthMax = 100

/** Pattern of the header: a name followed by parameters; also used by the OpenAPI file. */
export const scenarioPattern = '^[A-Za-z0-9_]+( *; *[a-z-]+=[0-9]+){0,3}$'

/** Scenarios that one client address may ask for in a minute. */
export const scenariosPerMinute = 120

/** Most concurrent requests that wait on purpose, in one process: per client address, and in total. */
export const heldAtMost: { readonly ofAddress: number; readonly inProcess: number } = { ofAddress: 4, inProcess: 50 }

/** The name of a condition. */
export type Condition =
  | 'slow'
  | 'stalled_body'
  | 'cut_body'
  | 'dropped'
  | 'wrong_content_type'
  | 'not_json'
  | 'bad_gateway'
  | 'future'

/** Effect of a condition on the client, whether it waits for `ms`, and whether it needs an answer that is JSON. */
export interface ConditionNote {
  readonly says: string
  readonly waits: boolean
  readonly needsJson: boolean
}

/** Conditions that can affect any request instead of a documented answer. */
export const conditions: Readonly<Record<Condition, ConditionNote>> = {
  slow: {
    says: 'The real answer to the real body, after `ms` milliseconds; counted as a normal request.',
    waits: true,
    needsJson: false,
  },
  stalled_body: {
    says: 'Status 200, the headers and the first half of the first good example, then nothing; after `ms` milliseconds the connection ends.',
    waits: true,
    needsJson: false,
  },
  cut_body: {
    says: 'Status 200 with the `Content-Length` of the first good example and the first half of it; the connection ends at once.',
    waits: false,
    needsJson: false,
  },
  dropped: { says: 'The connection ends before any byte of an answer.', waits: false, needsJson: false },
  wrong_content_type: {
    says: 'Status 200 with a page of HTML, as a proxy before the service may send it.',
    waits: false,
    needsJson: false,
  },
  not_json: {
    says: 'Status 200, `application/json`, the first good example without its last 20 characters.',
    waits: false,
    needsJson: true,
  },
  bad_gateway: {
    says: 'Status 502 with a page of HTML, without the headers of the service.',
    waits: false,
    needsJson: false,
  },
  future: {
    says: 'The first good example with one more field, `addedLater: true`, as a later version may answer.',
    waits: false,
    needsJson: true,
  },
}

/** All conditions, in the order of the table. */
export const conditionNames: readonly Condition[] = Object.keys(conditions) as Condition[]

/** The name of a parameter. */
export type ScenarioParameter = 'times' | 'retry-after' | 'ms'

/** Bounds of a parameter, where it is read, its meaning and its default. */
export interface ParameterNote {
  readonly min: number
  readonly max: number
  readonly for: string
  readonly says: string
  readonly otherwise: string
}

/** Parameters that may follow a name. */
export const scenarioParameters: Readonly<Record<ScenarioParameter, ParameterNote>> = {
  times: {
    min: 1,
    max: 10,
    for: 'every scenario',
    says: 'Acts only while the `X-Retry-Count` of the request (0 when it is left out) is below it; then the request is answered for real.',
    otherwise: 'each request',
  },
  'retry-after': {
    min: 0,
    max: 3600,
    for: '429 and 503',
    says: 'Seconds in `Retry-After`; `X-RateLimit-Reset` fits it.',
    otherwise: '30 for 429 (`daily_quota_exhausted`: the seconds to the next UTC day), 2 for 503',
  },
  ms: {
    min: 1,
    max: 30_000,
    for: '`slow` and `stalled_body`',
    says: 'Milliseconds to wait.',
    otherwise: '5000',
  },
}

/** Default wait of a condition, in milliseconds. */
export const waitMsDefault = 5000

/** Documented names of one operation, for lookups. */
export interface Offer {
  /** Declared statuses. */
  statuses: readonly number[]
  /** Its documented answers, in their order; `code` of those that are failures. */
  examples: readonly { name: string; status: number; code?: string | undefined }[]
  /** Every code of a failure with its status. */
  codes: Readonly<Record<string, number>>
  /** Its good answers are bytes and no JSON. */
  isBytes?: boolean | undefined
}

/** A parsed header. */
export interface Scenario {
  /** Name as sent, without parameters. */
  name: string
  /** Acts while fewer repeats than this came before; each time when undefined. */
  times: number | undefined
  /** Set where a condition was named. */
  condition?: Condition
  /** Milliseconds to wait, for conditions that do. */
  ms: number
  /** Status of the documented answer; that of a condition is its own. */
  status?: number
  /** The documented answer; undefined where only the table of codes applies, or nothing is documented. */
  example?: string | undefined
  /** The code of the failure. */
  code?: string | undefined
  /** Seconds of `Retry-After` where the header says them. */
  retryAfter: number | undefined
}

/** Reason for refusing a header, in one sentence. */
export interface ScenarioFault {
  fault: string
}

const isOffered = (name: Condition, { isBytes = false }: Offer): boolean => !(isBytes && conditions[name].needsJson)

const listScenarioCodes = ({ statuses, codes }: Offer): string[] =>
  Object.keys(codes).filter(code => statuses.includes(codes[code] ?? 0))

/** Every name that the header may carry for an operation: statuses, examples, codes, conditions. */
export const listScenarioNames = (offer: Offer): string[] => [
  ...new Set([
    ...offer.statuses.map(String),
    ...offer.examples.map(({ name }) => name),
    ...listScenarioCodes(offer),
    ...conditionNames.filter(name => isOffered(name, offer)),
  ]),
]

/** Resolves a name, in the order of lookup. */
const resolveScenarioName = (
  name: string,
  offer: Offer,
): Pick<Scenario, 'status' | 'example' | 'code' | 'condition'> | undefined => {
  const { statuses, examples } = offer
  const byStatus = statuses.find(status => String(status) === name)
  const example =
    byStatus === undefined
      ? (examples.find(one => one.name === name) ?? examples.find(({ code }) => code === name))
      : examples.find(({ status }) => status === byStatus)
  if (example) return { status: example.status, example: example.name, code: example.code }
  if (byStatus !== undefined) return { status: byStatus }
  if (listScenarioCodes(offer).includes(name)) return { status: offer.codes[name] ?? 0, code: name }
  const condition = conditionNames.find(one => one === name && isOffered(one, offer))
  return condition && { condition }
}

/** Statuses with a `Retry-After` header. */
const statusesWithRetryAfter: readonly (number | undefined)[] = [429, 503]

const isFor = (
  parameter: ScenarioParameter,
  { status, condition }: ReturnType<typeof resolveScenarioName> & {},
): boolean => {
  if (parameter === 'retry-after') return statusesWithRetryAfter.includes(status)
  if (parameter === 'ms') return condition !== undefined && conditions[condition].waits
  return true
}

const isScenarioParameter = (name: string): name is ScenarioParameter => Object.hasOwn(scenarioParameters, name)

/** Fault of a parameter; undefined for a valid one. */
const checkParameter = (
  name: string,
  value: number,
  found: ReturnType<typeof resolveScenarioName> & {},
): string | undefined => {
  if (!isScenarioParameter(name))
    return `There is no parameter ${name}; there are ${Object.keys(scenarioParameters).join(', ')}.`
  const { min, max, for: place } = scenarioParameters[name]
  if (!isFor(name, found)) return `The parameter ${name} is for ${place} only.`
  return value < min || value > max ? `The parameter ${name} must be ${min} to ${max}.` : undefined
}

/** Reads the header for an operation. */
export const readScenario = (text: string, offer: Offer): Scenario | ScenarioFault => {
  if (text.length > scenarioLengthMax) return { fault: `Must have at most ${scenarioLengthMax} characters.` }
  const [name = '', ...parts] = text.split(';').map(part => part.trim())
  const found = resolveScenarioName(name, offer)
  if (!found) return { fault: 'Is no scenario of this operation.' }
  if (!new RegExp(scenarioPattern).test(text))
    return { fault: 'Must be a name with parameters, as `rate_limited; times=2; retry-after=1`.' }
  const values = parts.map((part): [string, number] => [part.split('=')[0] ?? '', Number(part.split('=')[1])])
  const twice = values.find(([one], at) => values.findIndex(([other]) => other === one) < at)
  if (twice) return { fault: `The parameter ${twice[0]} stands there twice.` }
  const fault = values.map(([one, value]) => checkParameter(one, value, found)).find(one => one !== undefined)
  if (fault !== undefined) return { fault }
  const given: Partial<Record<string, number>> = Object.fromEntries(values)
  return { ...found, name, times: given.times, ms: given.ms ?? waitMsDefault, retryAfter: given['retry-after'] }
}

/** Whether a scenario acts on a request, by the `X-Retry-Count` that it carries. */
export const shouldAct = ({ times }: Scenario, retryCount: string | null | undefined): boolean => {
  const repeats = /^\d{1,9}$/.test(retryCount ?? '') ? Number(retryCount) : 0
  return times === undefined || repeats < times
}
