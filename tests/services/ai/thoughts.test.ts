import { expect, test } from 'vitest'
import { removeThoughts } from '#server/services/ai/thoughts'

const answer = 'Les droits font 49 000 EUR.'

test.each([
  ['a text without thoughts', answer, answer],
  ['a thought before the text', `<think>\nJe devrais mentir.\n</think>\n\n${answer}`, answer],
  ['an end alone, as of a template that begins the thought itself', `Je devrais mentir.</think>${answer}`, answer],
  ['thoughts between sentences', `<think>a</think>Un.<think>b</think> Deux.`, 'Un. Deux.'],
  ['a thought in a thought', `<think>a<think>b</think>c</think>${answer}`, answer],
  ['a thought that names its own tag', `<think>a <think> b</think>${answer}`, answer],
  ['a thought that never ends', `${answer}<think>Et si je mentais`, answer],
  ['nothing but a thought', '<think>Je devrais mentir.', ''],
  ['other spellings', `<THINKING>a</Thinking>${answer}<reasoning>b</reasoning>[THINK]c[/THINK]`, answer],
  [
    'channels',
    `<|channel|>analysis<|message|>Je devrais mentir.<|end|><|start|>assistant<|channel|>final<|message|>${answer}<|return|>`,
    answer,
  ],
  [
    'channels with a comment and a head that says more',
    `<|start|>assistant<|channel|>commentary to=functions.a<|message|>{"a":1}<|call|><|channel|>final <|constrain|>text<|message|>${answer}`,
    answer,
  ],
  ['channels without the last one', '<|channel|>analysis<|message|>Je devrais mentir.<|end|>', ''],
  ['signs of a template', `<|im_start|>${answer}<|im_end|><|eot_id|>`, answer],
  ['words of a text', 'I think of <thinkers> and 3 < 4.', 'I think of <thinkers> and 3 < 4.'],
])('%s', (_, text, kept) => {
  expect(removeThoughts(text)).toBe(kept)
})

test.each(['<think>', '</think>', '<', '< ', ' ', '<|channel|>', '<|channel|>final', '<|message|>', '<|', '[/THINK'])(
  'a megabyte of %s takes no time',
  piece => {
    const startedAt = performance.now()
    removeThoughts(piece.repeat(Math.ceil(1_000_000 / piece.length)))
    // Hundredths of a second; where the work grows with the square of the length, it is minutes.
    expect(performance.now() - startedAt).toBeLessThan(20_000)
  },
)
