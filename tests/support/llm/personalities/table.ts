import type { Rule } from './rules.ts'
import * as rules from './rules.ts'

/** How a model writes a call. */
type CallForm = 'native' | 'json' | 'tagged' | 'channel' | 'marker'

/** Habits of one model, beside the rules of its provider. */
export interface Personality {
  /** Model id, which chooses the personality in the stand-in. */
  model: string
  /** The wire and the provider under which the service calls it: its own key, or the one that the operator configured. */
  provider: 'anthropic' | 'openai' | 'groq'
  rules: readonly Rule[]
  callForm: CallForm
  /** Whether numbers in the input of a call are texts. */
  isNumberText?: boolean
  /** Object around an input or an answer. */
  wrapper?: '$PARAMETER_NAME' | 'data'
  /** Beginning and end of the thoughts in its text; `field`: they are in `reasoning_content`. */
  thoughts?: readonly [start: string, end: string] | 'field'
  /** Tokens that its thoughts use up, with and without a low effort. */
  thoughtTokens?: { low: number; usual: number }
  /** Whether its first long answer is cut off. */
  isCut?: boolean
  callId?: string
  /** Where each habit was seen, with the day of the source. */
  seen: readonly (readonly [habit: string, source: string, date: string])[]
}

/** Eight models as they answer over real wires. */
export const personalities: Readonly<Record<string, Personality>> = {
  Claude: {
    model: 'claude-sonnet-4-5',
    provider: 'anthropic',
    rules: [rules.unionMax, rules.optionalMax, rules.forcedToolWhileThinking, rules.toolsOfResults, rules.toolNames],
    callForm: 'native',
    thoughts: 'field',
    wrapper: '$PARAMETER_NAME',
    seen: [['object around the answer', 'https://github.com/vercel/ai/issues/10845', '2025-12-03']],
  },
  'GPT-5': {
    model: 'gpt-5-mini',
    provider: 'openai',
    rules: [rules.completionTokens, rules.strictObjects, rules.toolNames],
    callForm: 'native',
    thoughtTokens: { low: 1408, usual: 4096 },
    seen: [['thoughts use up the tokens', 'https://github.com/covan-ai/covan/pull/112', '2026-09-04']],
  },
  'gpt-oss': {
    model: 'gpt-oss-120b',
    provider: 'groq',
    rules: [rules.toolNames],
    callForm: 'channel',
    thoughts: ['<|channel|>analysis<|message|>', '<|end|><|start|>assistant<|channel|>final<|message|>'],
    seen: [['channels in the text', 'https://cookbook.openai.com/article/harmony', '2025-08-05']],
  },
  'a small Llama': {
    model: 'llama-3.2-3b-instruct',
    provider: 'groq',
    rules: [rules.smallWindow],
    callForm: 'json',
    isNumberText: true,
    seen: [
      ['calls as JSON in the text', 'https://github.com/ollama/ollama/issues/13519', '2025-12-18'],
      ['texts for other types', 'https://github.com/HunorLaczko/ha-groq-cloud-api/issues/20', '2026-02-05'],
    ],
  },
  Qwen: {
    model: 'qwen3-32b',
    provider: 'groq',
    rules: [rules.toolNames],
    callForm: 'tagged',
    thoughts: ['<think>\n', '\n</think>\n\n'],
    wrapper: 'data',
    seen: [
      ['calls in the text', 'https://github.com/ollama/ollama/issues/11185', '2025-06-24'],
      ['calls in tags', 'https://github.com/ollama/ollama/issues/18357', '2026-09-10'],
      ['object around the answer', 'https://github.com/vercel/ai/issues/16662', '2026-07-08'],
    ],
  },
  Kimi: {
    model: 'kimi-k2.5',
    provider: 'groq',
    rules: [rules.reasoningComesBack, rules.toolNames],
    callForm: 'native',
    thoughts: 'field',
    callId: 'functions.call:0',
    seen: [
      ['thoughts come back with the call', 'https://github.com/continuedev/continue/issues/11600', '2026-03-18'],
      ['calls in the text', 'https://github.com/BerriAI/litellm/issues/12679', '2025-07-17'],
    ],
  },
  Mistral: {
    model: 'mistral-small-latest',
    provider: 'groq',
    rules: [rules.callIds, rules.rolesInOrder, rules.toolNames],
    callForm: 'marker',
    thoughts: ['[THINK]', '[/THINK]'],
    isNumberText: true,
    callId: 'D681PevKs',
    seen: [['marker in the text', 'https://github.com/ml-explore/mlx-lm/issues/1374', '2026-06-08']],
  },
  Gemini: {
    model: 'gemini-2.5-flash',
    provider: 'groq',
    rules: [rules.functionKeywords, rules.formatBesideTools, rules.toolNames],
    callForm: 'native',
    thoughtTokens: { low: 800, usual: 3500 },
    isCut: true,
    seen: [
      [
        'thoughts use up the tokens, JSON is cut off',
        'https://github.com/llmsresearch/paperbanana/issues/54',
        '2026-02-24',
      ],
    ],
  },
}
