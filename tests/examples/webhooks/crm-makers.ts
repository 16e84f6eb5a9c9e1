import { createHmac, createVerify, generateKeyPairSync } from 'node:crypto'

/** A request as it reached a maker. */
interface Asked {
  url: URL
  method: string
  headers: Headers
  body: string
}

/** An interface of a maker, as its documentation describes it; each answer is what it says for that request. */
export type Maker = (asked: Asked) => Response

const refuse = (status: number, why: string): Response => Response.json({ status: 'error', message: why }, { status })

/** A rule of an interface that a request may break: whether it does, and what it is answered then. */
type Rule = readonly [isBroken: boolean, status: number, why: string]

/** Answer to the first rule that is broken. */
const findRefusal = (rules: readonly Rule[]): Response | undefined => {
  const broken = rules.find(([isBroken]) => isBroken)
  return broken && refuse(broken[1], broken[2])
}

const isJson = ({ headers }: Asked): boolean => headers.get('Content-Type') === 'application/json'

/** Contacts that a stand-in took. */
export type Taken = Record<string, unknown>[]

/** Default properties of a HubSpot contact that a recipe may write; any other is refused, as HubSpot does. */
const hubspotProperties = new Set([
  'email',
  'firstname',
  'lastname',
  'phone',
  'mobilephone',
  'city',
  'message',
  'company',
])

interface HubspotInput {
  id?: string
  idProperty?: string
  properties: Record<string, string>
}

/** Rules of one contact: it has a name or an e-mail, known properties, texts, and in a batch the value of its key. */
const listHubspotRules = ({ id, idProperty, properties }: HubspotInput, isBatch: boolean): Rule[] => [
  [isBatch && (idProperty !== 'email' || id !== properties.email), 400, 'idProperty'],
  [!properties.email && !properties.firstname && !properties.lastname, 400, 'no name'],
  [Object.keys(properties).some(name => !hubspotProperties.has(name)), 400, 'PROPERTY_DOESNT_EXIST'],
  [Object.values(properties).some(value => typeof value !== 'string'), 400, 'type'],
]

/** Puts a contact in the place of the one with its e-mail, or adds it. */
const putByEmail = (taken: Taken, properties: Record<string, string>): void => {
  const before = taken.findIndex(contact => properties.email !== undefined && contact.email === properties.email)
  if (before < 0) taken.push(properties)
  else taken[before] = properties
}

/**
 * HubSpot: POST /crm/v3/objects/contacts and …/batch/upsert, of at most 100 inputs, each with the value of `idProperty` as its id.
 * https://developers.hubspot.com/docs/api-reference/latest/crm/objects/contacts/batch/upsert-contacts, read on 2026-12-01.
 */
export const createHubspot =
  (token: string, taken: Taken): Maker =>
  asked => {
    const { url, headers, body } = asked
    const isBatch = url.pathname === '/crm/v3/objects/contacts/batch/upsert'
    const sent = JSON.parse(body)
    const inputs: HubspotInput[] = isBatch ? sent.inputs : [sent]
    const refusal = findRefusal([
      [headers.get('Authorization') !== `Bearer ${token}`, 401, 'authentication'],
      [asked.method !== 'POST' || !isJson(asked), 415, 'media type'],
      [!isBatch && url.pathname !== '/crm/v3/objects/contacts', 404, 'path'],
      [inputs.length === 0 || inputs.length > 100, 400, 'inputs'],
      ...inputs.flatMap(input => listHubspotRules(input, isBatch)),
    ])
    if (refusal) return refusal
    for (const { properties } of inputs) putByEmail(taken, properties)
    return Response.json({ status: 'COMPLETE', results: inputs.map((_, index) => ({ id: `${index}` })) })
  }

/**
 * onOffice: one address, `timestamp` of the last minutes, HMAC of version 2, parameters sorted by key. Faults come with status 200.
 * https://apidoc.onoffice.de/onoffice-api-request/request-elemente/action, read on 2026-12-01.
 */
export const createOnoffice =
  ({ token, secret, fields }: { token: string; secret: string; fields: readonly string[] }, taken: Taken): Maker =>
  asked => {
    const { url, body } = asked
    if (url.href !== 'https://api.onoffice.de/api/stable/api.php' || !isJson(asked)) return refuse(404, 'path')
    const sent = JSON.parse(body)
    const [action, ...more] = sent.request.actions
    const { timestamp, resourcetype, actionid, hmac, hmac_version: version, parameters } = action
    const signed = createHmac('sha256', secret)
      .update(`${timestamp}${token}${resourcetype}${actionid}`)
      .digest('base64')
    const names = Object.keys(parameters)
    const faults: [isBroken: boolean, code: number][] = [
      [sent.token !== token || more.length > 0, 22],
      [Math.abs(Date.now() / 1000 - timestamp) > 300 || version !== '2' || hmac !== signed, 137],
      [actionid !== 'urn:onoffice-de-ns:smart:2.5:smartml:action:create' || resourcetype !== 'address', 12],
      [names.join() !== [...names].sort().join(), 137],
      [names.some(name => !['email', 'phone', ...fields].includes(name)), 84],
    ]
    const errorcode = faults.find(([isBroken]) => isBroken)?.[1] ?? 0
    if (errorcode === 0) taken.push(parameters)
    return Response.json({
      status: { code: errorcode === 0 ? 200 : 400, errorcode, message: errorcode === 0 ? 'OK' : 'fault' },
      response: { results: [{ actionid, status: { errorcode } }] },
    })
  }

/** Fields of a lead in Apimo: those that its list of leads has. */
const apimoFields = new Set(
  'reference date type step lastname firstname email phone fax mobile language property message criteria user'.split(
    ' ',
  ),
)

/**
 * Apimo: POST /agencies/{agency_id}/leads with HTTP Basic; fields by the list of leads.
 * https://apimo.net/fr/api/webservice/?child=agencies/leads, read on 2026-12-01.
 */
export const createApimo =
  ({ provider, token, agency }: { provider: string; token: string; agency: string }, taken: Taken): Maker =>
  asked => {
    const { url, method, headers, body } = asked
    if (headers.get('Authorization') !== `Basic ${btoa(`${provider}:${token}`)}`) return refuse(401, 'authentication')
    if (method !== 'POST' || url.href !== `https://api.apimo.pro/agencies/${agency}/leads`) return refuse(404, 'path')
    const sent: Record<string, unknown> = isJson(asked) ? JSON.parse(body) : {}
    const unknown = Object.keys(sent).find(name => !apimoFields.has(name))
    if (unknown || !sent.lastname) return refuse(400, unknown ?? 'lastname')
    // ISO 639-1.
    if (!/^[a-z]{2}$/.test(`${sent.language}`)) return refuse(400, 'language')
    taken.push(sent)
    return Response.json({ id: 1 }, { status: 201 })
  }

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A service account, with its key in one line as a variable holds it. */
export const serviceAccount = {
  email: 'valorem@project.iam.gserviceaccount.com',
  key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
}

const tokenUrl = 'https://oauth2.googleapis.com/token'

/** Token of an assertion that the service account signed for an hour at most. */
const answerToken = ({ body }: Asked): Response => {
  const form = new URLSearchParams(body)
  const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.')
  const isSigned = createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url')
  const { iss, scope, aud, iat, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const isRight =
    form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
    iss === serviceAccount.email &&
    scope === 'https://www.googleapis.com/auth/spreadsheets' &&
    aud === tokenUrl &&
    exp - iat <= 3600 &&
    Math.abs(Date.now() / 1000 - iat) < 60
  return isSigned && isRight ? Response.json({ access_token: 'ya29', expires_in: 3599 }) : refuse(400, 'invalid_grant')
}

/**
 * Google Sheets: values.get and values.append, whose `valueInputOption` is required; a sheet of rows.
 * https://developers.google.com/sheets/api/reference/rest/v4/spreadsheets.values/append, read on 2026-12-01.
 */
export const createGoogle =
  (sheet: string, rows: unknown[][]): Maker =>
  asked => {
    const { url, method, headers, body } = asked
    if (url.href === tokenUrl) return answerToken(asked)
    if (headers.get('Authorization') !== 'Bearer ya29') return refuse(401, 'authentication')
    const [, range = ''] =
      new RegExp(`^/v4/spreadsheets/${sheet}/values/(.+)$`).exec(decodeURIComponent(url.pathname)) ?? []
    if (method === 'GET' && range === 'Contacts!A:A')
      return Response.json({ range, ...(rows.length > 0 && { values: rows.map(([first]) => [first]) }) })
    const { values = [] } = JSON.parse(body || '{}')
    const refusal = findRefusal([
      [method !== 'POST' || range !== 'Contacts!A1:append', 404, 'range'],
      [url.searchParams.get('valueInputOption') !== 'RAW', 400, 'valueInputOption'],
      [!['OVERWRITE', 'INSERT_ROWS'].includes(url.searchParams.get('insertDataOption') ?? ''), 400, 'insertDataOption'],
      // Cells are texts, numbers or booleans.
      [!values.flat().every((cell: unknown) => ['string', 'number', 'boolean'].includes(typeof cell)), 400, 'cell'],
    ])
    if (refusal) return refusal
    rows.push(...values)
    return Response.json({ updates: { updatedRows: values.length } })
  }
