import { expect, test } from 'vitest'
import { removeThoughts } from '#server/adapters/ai/thoughts'

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
    'a folded thought',
    `<details type="reasoning" done="true" duration="3">\n<summary>Thought</summary>\na\n</details>\n${answer}`,
    answer,
  ],
  ['a folded thought that never ends', `${answer}<details type="reasoning">a`, answer],
  [
    'other folded text',
    `<details><summary>Droits</summary></details>${answer}`,
    `<details><summary>Droits</summary></details>${answer}`,
  ],
  ['triangles', `◁think▷Je devrais mentir.◁/think▷${answer}`, answer],
  ['words for begin and end', `<|begin_of_thought|>a<|end_of_thought|>${answer}`, answer],
  ['a tag with a prefix', `<seed:think>a</seed:think>${answer}`, answer],
  ['a tag with attributes', `<thinking effort="low">a</thinking>${answer}`, answer],
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

test.each([
  '<think>',
  '</think>',
  '<',
  '< ',
  ' ',
  '<|channel|>',
  '<|channel|>final',
  '<|message|>',
  '<|',
  '[/THINK',
  '<details type=reasoning>',
  '<think ',
])('a megabyte of %s takes no time', piece => {
  const startedAt = performance.now()
  removeThoughts(piece.repeat(Math.ceil(1_000_000 / piece.length)))
  // Hundredths of a second; where the work grows with the square of the length, it is minutes.
  expect(performance.now() - startedAt).toBeLessThan(20_000)
})
