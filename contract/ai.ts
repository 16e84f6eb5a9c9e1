import { initContract } from '@ts-rest/core'
import { ExtractInput, Extraction } from './ai/extraction.ts'
import { AnalyzeInput, ChatAnswer, ChatInput, Commentary, LooseChatInput } from './ai/text.ts'
import { chatRules } from './rules/chat.ts'
import { type Access, KiB } from './shared/access.ts'
import { ErrorResponse } from './shared/errors.ts'
import { mergeRules } from './shared/field-rules.ts'
import { calculationFailures } from './shared/statuses.ts'

const minute = 60

const writing: Access = {
  credentials: ['secret', 'sandbox'],
  quota: 'standard',
  bodyLimitBytes: 512 * KiB,
  rules: [],
  ownKeys: true,
  replaySeconds: 15 * minute,
}

const grounded =
  'Each figure is in what you sent, calculated by this service, or a parameter of law with its article; any other stands in `unverifiedFigures`. The texts go to the provider that `provider` names, and nothing else of you. With a provider key of your own that provider alone is asked, and the call is not counted in the day. The answer is marked as generated (Regulation (EU) 2024/1689, article 50): in `meta.generated`, in `X-Generated-By`, and for readers in the first line of `notice`.'

const told = 'With `Accept: text/event-stream` you are told how far it is, and the answer is the last event.'

/** The routes of language models. */
export const ai = initContract().router(
  {
    analyze: {
      method: 'POST',
      path: '/ai/analyze',
      summary: 'A commentary on a calculation',
      description: `Comments on figures that you send: what drives them, what is uncertain, what to check next. ${grounded} ${told} A session has 5 calls a UTC day, turns of conversations included.`,
      body: AnalyzeInput,
      responses: { 200: Commentary },
      metadata: {
        ...writing,
        progress: true,
        credentials: ['secret', 'sandbox', 'session'],
        quota: 'analyze',
        bodyLimitBytes: 256 * KiB,
      } satisfies Access as Access,
    },
    chat: {
      method: 'POST',
      path: '/ai/chat',
      summary: 'The next turn of a conversation about Luxembourg property',
      description: `Answers questions about buying, selling, letting and financing property in Luxembourg, and calculates with the operations of this service where that helps (\`calculations\`). ${grounded} ${told} A session has 5 calls a UTC day, commentaries included.`,
      body: LooseChatInput,
      responses: { 200: ChatAnswer },
      metadata: {
        ...writing,
        progress: true,
        credentials: ['secret', 'sandbox', 'session'],
        quota: 'analyze',
        rules: mergeRules(chatRules),
        documentedBody: ChatInput,
      } satisfies Access as Access,
    },
    extract: {
      method: 'POST',
      path: '/ai/extract',
      summary: 'Data from a PDF or an image',
      description:
        'Reads a developer’s budget, the sale of a property, an energy certificate or an invoice, says where each value stands (page and quote, looked up in the text of a PDF), what does not add up, and prepares requests of this service. The file goes to the provider of your own key alone, which is required: 402 without one, and always with the sandbox key. Not counted in the day. The data hold words of the model, so the answer is marked as generated, in `meta.generated` and `X-Generated-By`.',
      body: ExtractInput,
      responses: { 200: Extraction, 402: ErrorResponse },
      metadata: {
        ...writing,
        bodyLimitBytes: 11.5 * KiB * KiB,
        replaySeconds: 2 * minute,
      } satisfies Access as Access,
    },
  },
  {
    pathPrefix: '/api/v1',
    strictStatusCodes: true,
    commonResponses: { ...calculationFailures, 502: ErrorResponse } as const,
  },
)
