import { parsed } from '../fuzzed.ts'
import { findSentHeader } from './drawn-requests.ts'
import {
  hasCredential,
  hasScenario,
  hasUnseenText,
  isOffPattern,
  isOfOwnKey,
  isOfQuery,
  isOfRule,
  isRefusedFor,
  isStatus,
  type KnownDifference,
  localIds,
  read,
} from './found.ts'

/** Differences that there may be, each for a reason; the first that fits is taken. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    of: ['handlers', 'prism'],
    reason: 'A mock knows no keys, those of providers included: any credential is a good one, for any operation.',
    fits: ({ drawn, answer }) => [401, 402, 403].includes(answer?.status ?? 0) && hasCredential(drawn),
  },
  {
    of: ['handlers', 'prism'],
    reason: 'A mock has the limits of the sandbox key; those of another key are its own.',
    fits: ({ part, drawn }) => /^x-ratelimit-(limit|remaining)$/.test(part) && isOfOwnKey(drawn),
  },
  {
    of: ['handlers'],
    reason: 'A commentary counts as one call of a language model more, which a mock does not make.',
    fits: ({ part, service, mock, drawn: { operation, sent } }) =>
      part === 'x-ratelimit-remaining' &&
      operation.id === 'estimationReport' &&
      Number(mock) - Number(service) === 1 &&
      /"commentary": ?true/.test(String(sent.body)),
  },
  {
    of: ['handlers'],
    reason:
      'What was answered otherwise before, for another reason of this list, was counted otherwise in that minute.',
    fits: ({ part, hasStrayed }) => part === 'x-ratelimit-remaining' && hasStrayed,
  },
  {
    of: ['prism'],
    reason: 'Prism counts nothing: there are always nine left, or 119 scenarios.',
    fits: ({ part, mock }) => part === 'x-ratelimit-remaining' && ['9', '119'].includes(mock),
  },
  {
    of: ['prism'],
    reason:
      'The municipalities of a form have a minute of their own, ten times as long; the file has one example of the header.',
    fits: ({ part, drawn }) => part === 'x-ratelimit-limit' && drawn.operation.access.hasOwnMinute === true,
  },
  {
    of: ['handlers', 'prism'],
    reason: 'A documented answer has the documented name of its state, which is not that of the figures of today.',
    fits: ({ part, service, mock }) => part === 'etag' && service !== '' && mock !== '',
  },
  {
    of: ['handlers', 'prism'],
    reason: 'A documented file has the documented name, language and commentary.',
    fits: ({ part, drawn }) =>
      /^(content-(disposition|language)|x-commentary|x-generated-by)$/.test(part) &&
      drawn.operation.fileType !== undefined,
  },
  {
    of: ['handlers'],
    reason: 'Scenarios are for the sandbox key; the handlers play them for each, so that a test may use any key.',
    fits: found => isOfOwnKey(found.drawn) && hasScenario(found) && isStatus(found, '400'),
  },
  {
    of: ['handlers'],
    reason:
      'Reports, sandboxes and texts of models need more than a process: only their schema is checked, not what it does not tell.',
    fits: found =>
      !localIds.has(found.drawn.operation.id) &&
      (isStatus(found, '400', '200', '201') || isStatus(found, '404', '200') || isStatus(found, '304', '200')) &&
      isOfRule(found),
  },
  {
    of: ['handlers', 'prism'],
    reason: 'A mock keeps nothing between two requests, and repeats no answer.',
    fits: ({ part, service }) => part === 'idempotent-replayed' && service === 'true',
  },
  {
    of: ['handlers'],
    reason:
      'The service says of every answer to a POST that nobody may keep it; the contract does not promise it of 500 and 503.',
    fits: ({ part, answer }) => part === 'cache-control' && [500, 503].includes(answer?.status ?? 0),
  },
  {
    of: ['handlers'],
    reason:
      'Forecasts of official means are a file of the service: as a documented answer, also where a table is asked for.',
    fits: ({ part, drawn }) => part === 'content-type' && drawn.operation.id === 'forecasts',
  },
  {
    of: ['prism'],
    reason: 'Prism leaves out what stands behind the media type of a table (RFC 4180 and RFC 7111).',
    fits: ({ part, mock }) => part === 'content-type' && mock === 'text/csv',
  },
  {
    of: ['prism', 'proxy'],
    reason:
      'Prism reads JSON as its platform does, and keeps the last of two fields of a name; the service refuses them.',
    fits: ({ answer, drawn }) => read(answer).code === 'invalid_json' && parsed(String(drawn.sent.body)) !== undefined,
  },
  {
    of: ['prism'],
    reason: 'Where a request has two faults, Prism looks at the media type first.',
    fits: found => isStatus(found, '400', '415'),
  },
  {
    of: ['prism'],
    reason: 'Prism plays no scenario.',
    fits: found => found.part !== 'issue' && hasScenario(found),
  },
  {
    of: ['prism'],
    reason: 'Prism calculates nothing: a request that fits its schema is a good one, whatever its fields say together.',
    fits: found => (isStatus(found, '400', '200', '201') || isStatus(found, '404', '200')) && isOfRule(found),
  },
  {
    of: ['prism'],
    reason: 'The service leaves out of a text what nobody sees, such as U+202E, before it counts; Prism counts it.',
    fits: found => isStatus(found, '400', '200', '201') && hasUnseenText(parsed(String(found.drawn.sent.body))?.value),
  },
  {
    of: ['prism'],
    reason:
      'Prism compares a part of a path as it is written, with its percent signs, and sees no control character in it.',
    fits: found =>
      isStatus(found, '400', '200') && found.drawn.operation.pathParams.some(({ name }) => isRefusedFor(found, name)),
  },
  {
    of: ['prism'],
    reason: 'A schema does not forbid other names in a query, and Prism takes them.',
    fits: found => isStatus(found, '400', '200', '201') && isOfQuery(found),
  },
  {
    of: ['prism'],
    reason: 'Prism does not check a header that is empty, and a pattern knows no calendar.',
    fits: found =>
      isStatus(found, '400', '200', '201') &&
      ['Valorem-Version', 'Idempotency-Key'].some(
        name => isRefusedFor(found, name) && ['', '2026-02-30'].includes(findSentHeader(found.drawn, name) ?? '?'),
      ),
  },
  {
    of: ['prism'],
    reason:
      'The service passes over an X-Request-Id and an If-None-Match off their pattern, as gateways send them; Prism refuses them.',
    fits: found =>
      found.part === 'status' &&
      found.mock === '400' &&
      (isOffPattern(found.drawn, 'X-Request-Id') || isOffPattern(found.drawn, 'If-None-Match')),
  },
  {
    of: ['prism'],
    reason: 'The service answers with what it has, whatever Accept says (RFC 9110, section 12.5.1); Prism with 406.',
    fits: found =>
      found.part === 'status' && found.mock === '406' && findSentHeader(found.drawn, 'Accept') !== undefined,
  },
  {
    of: ['prism'],
    reason: 'Prism answers with the first example of the status; its own header sl-violations names the field.',
    fits: ({ part }) => part === 'issue',
  },
  {
    of: ['prism'],
    reason: 'Prism sends each header that is listed, also one that the service sends with repeats alone.',
    fits: ({ part, service, mock }) => part === 'idempotent-replayed' && service === '' && mock === 'false',
  },
  {
    of: ['prism'],
    reason: 'A bad item of a batch fails alone; the schema of items is that of a good one (x-lenient-items).',
    fits: found => isStatus(found, '200', '400') && found.drawn.operation.access.documentedBody !== undefined,
  },
  {
    of: ['prism'],
    reason: 'Prism answers with the lowest good status, whichever is the usual one.',
    fits: found => isStatus(found, '201', '200'),
  },
  {
    of: ['prism'],
    reason: 'Prism compares no names of states.',
    fits: found => isStatus(found, '304', '200'),
  },
  {
    of: ['prism'],
    reason: 'Prism does not take over the id of a request.',
    fits: ({ part }) => part === 'x-request-id',
  },
]
