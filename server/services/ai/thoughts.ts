/** The tag of a thought, in the spellings of reasoning models; its end where one of the two slashes stands in it. */
const thoughtTag = /<(\/?)(?:think(?:ing)?|thoughts?|reasoning)\s*>|\[(\/?)THINK\]/gi

/** Signs that a template of chats puts around turns, as `<|end|>` and `<|im_end|>`. */
const templateSigns = /<\|[a-z_]{1,30}\|>/gi

const channelSign = '<|channel|>'
const messageSign = '<|message|>'

/** The text of one message of a channel, behind its head; undefined where its channel is another one than `final`. */
const finalMessage = (part: string): string | undefined => {
  const [head = '', ...messages] = part.split(messageSign)
  return head.trimStart().startsWith('final') ? messages.join(messageSign).split('<|', 1)[0] : undefined
}

/** The messages of the channel `final`, of a text that has channels; any other text as it is. */
const withoutChannels = (text: string): string => {
  const [before = '', ...parts] = text.split(channelSign)
  return parts.length === 0 ? before : parts.flatMap(part => finalMessage(part) ?? []).join('\n')
}

/** What stands outside of tags; an end without a beginning ends a thought that began with the text. */
const withoutTags = (text: string): string => {
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
 * A text of a reasoning model without its thoughts, which many servers of one's own leave in it: what stands between
 * `<think>` and `</think>`, what stands before a `</think>` alone or behind a `<think>` that never ends, and of channels
 * (`<|channel|>`) all but `final`. Empty: the model has only thought.
 */
export const withoutThoughts = (text: string): string =>
  withoutTags(withoutChannels(text)).replaceAll(templateSigns, '').trim()
