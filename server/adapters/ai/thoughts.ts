/**
 * Tag of a thought, in the spellings of reasoning models and of the servers before them; an end tag where it has a slash
 * or `end`: `<think>`, `<seed:think>`, `[THINK]`, `◁think▷`, `<|begin_of_thought|>`.
 */
const thoughtTag =
  /<(\/?)(?:[a-z]{1,12}:)?(?:(?:ant)?think(?:ing)?|thoughts?|reasoning|reflection|scratchpad)(?:\s[^<>]{0,200})?>|\[(\/?)THINK\]|◁(\/?)think▷|<\|(begin|end)_of_thought\|>/gi

/** Start of a thought that LiteLLM and Open WebUI fold: `<details type="reasoning" done="true">`. */
const foldedStart = /<details\s[^<>]{0,200}\btype\s?=\s?["']?(?:reasoning|thinking)\b[^<>]{0,200}>/gi
const foldedEnd = '</details>'

/** Markers of chat templates, such as `<|end|>` and `<|im_end|>`. */
const templateSigns = /<\|[a-z_]{1,30}\|>/gi

const channelSign = '<|channel|>'
const messageSign = '<|message|>'

/** Text of one channel message after its header; undefined for any channel other than `final`. */
const getFinalMessage = (part: string): string | undefined => {
  const [head = '', ...messages] = part.split(messageSign)
  return head.trimStart().startsWith('final') ? messages.join(messageSign).split('<|', 1)[0] : undefined
}

/** Messages of the channel `final`, of a text with channels; any other text unchanged. */
const keepFinalChannel = (text: string): string => {
  const [before = '', ...parts] = text.split(channelSign)
  return parts.length === 0 ? before : parts.flatMap(part => getFinalMessage(part) ?? []).join('\n')
}

/** Text outside of folded thoughts; one that never ends lasts to the end of the text. */
const removeFoldedThoughts = (text: string): string => {
  const outside: string[] = []
  let at = 0
  for (const start of text.matchAll(foldedStart)) {
    if (start.index < at) continue
    outside.push(text.slice(at, start.index))
    const end = text.indexOf(foldedEnd, start.index)
    at = end === -1 ? text.length : end + foldedEnd.length
    if (end === -1) break
  }
  return [...outside, text.slice(at)].join('')
}

/** Text outside of thought tags; an end tag without a start ends a thought that began with the text. */
const removeThoughtTags = (text: string): string => {
  let outside: string[] = []
  let isThought = false
  let at = 0
  for (const tag of text.matchAll(thoughtTag)) {
    const isEnd = tag.slice(1).some(sign => sign === '/' || sign?.toLowerCase() === 'end')
    if (isEnd && !isThought) outside = []
    else if (!isThought) outside.push(text.slice(at, tag.index))
    isThought = !isEnd
    at = tag.index + tag[0].length
  }
  return isThought ? outside.join('') : [...outside, text.slice(at)].join('')
}

/** Text without the channel `analysis`. */
const removeAnalysis = (text: string): string => {
  const [before = '', ...parts] = text.split(channelSign)
  return [before, ...parts.filter(part => !part.trimStart().startsWith('analysis'))].join(channelSign)
}

/** Text without thoughts in tags and in the channel `analysis`; other channels stay, since calls stand in them. */
export const removeTaggedThoughts = (text: string): string =>
  removeThoughtTags(removeFoldedThoughts(removeAnalysis(text)))

/**
 * Removes the thoughts of a reasoning model, which many self-hosted servers leave in its text: between `<think>` and
 * `</think>`, before a lone `</think>` or after an unclosed `<think>`, and of channels (`<|channel|>`) all but `final`.
 * Empty: the text had only thoughts.
 */
export const removeThoughts = (text: string): string =>
  removeTaggedThoughts(keepFinalChannel(text)).replaceAll(templateSigns, '').trim()
