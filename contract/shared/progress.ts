/** The media type of a stream of events (HTML Living Standard, section 9.2). */
export const eventStreamType = 'text/event-stream'

/**
 * Progress of a language model's answer. `writing`: a model is asked, once more after each of its calculations, for a
 * correction, or because another one failed. `calculating`: it asked for a calculation, named as in `calculations`.
 * `checking`: its text has come and is judged.
 */
export type Progress = { step: 'writing' | 'checking' } | { step: 'calculating'; operation: string }

/** An event of a stream, with its data as one line of JSON. */
export const formatEvent = (name: string, json: string): string => `event: ${name}\ndata: ${json}\n\n`

/** Progress as an event: its name is the step, its data the rest. */
export const formatProgress = ({ step, ...rest }: Progress): string => formatEvent(step, JSON.stringify(rest))
