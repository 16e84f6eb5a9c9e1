/** Tag of a thought, in the spellings of reasoning models; an end tag where one of the slashes is present. */
const thoughtTag = /<(\/?)(?:think(?:ing)?|thoughts?|reasoning)\s*>|\[(\/?)THINK\]/gi

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

/** Text outside of thought tags; an end tag without a start ends a thought that began with the text. */
const removeThoughtTags = (text: string): string => {
  let outside: string[] = []
  let isThought = false
  let at = 0
  for (const tag of text.matchAll(thoughtTag)) {
    const isEnd = tag[1] === '/' || tag[2] === '/'
    if (isEnd && !isThought) outside = []
    else if (!isThought) outside.push(text.slice(at, tag.index))
    isThought = !isEnd
    at = tag.index + tag[0].length
  }
  return isThought ? outside.join('') : [...outside, text.slice(at)].join('')
}

/**
 * Removes the thoughts of a reasoning model, which many self-hosted servers leave in its text: between `<think>` and
 * `</think>`, before a lone `</think>` or after an unclosed `<think>`, and of channels (`<|channel|>`) all but `final`.
 * Empty: the text had only thoughts.
 */
export const removeThoughts = (text: string): string =>
  removeThoughtTags(keepFinalChannel(text)).replaceAll(templateSigns, '').trim()
