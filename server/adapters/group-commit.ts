/** Maximum batch size; further calls wait for the next batch. */
const groupMax = 1000
/** Batches of at least this size suggest contention, so the next one is delayed to collect more calls. */
const companyMin = 5
/** A delayed batch of this size is written immediately: its cost per call is small enough. */
const heldMax = 16

interface Waiting<Call, Answer> {
  call: Call
  resolve(answer: Answer): void
  reject(cause: unknown): void
}

/** Batching options. */
export interface BatchOptions {
  /**
   * Maximum delay, in milliseconds, of a batch after one that met contention; for writes across a network. No delay by
   * default.
   */
  holdMs?: number
}

/**
 * Batches small writes: calls that arrive in one turn of the event loop and the next, or during a write, form the next
 * batch. A call is answered once its batch is written. When the write fails, every call of the batch and every queued
 * call is rejected with the cause: whatever blocked the rows of this batch would block the next one too, so no call
 * waits for longer than one write takes.
 * @param write must return one answer for each call, in order.
 */
export const createGroupCommit = <Call, Answer>(
  write: (calls: readonly Call[]) => Promise<readonly Answer[]>,
  { holdMs = 0 }: BatchOptions = {},
): ((call: Call) => Promise<Answer>) => {
  let waiting: Waiting<Call, Answer>[] = []
  let isWriting = false
  let hadCompany = false
  /** Ends the delay of the pending batch; undefined while none is delayed. */
  let endHold: (() => void) | undefined

  const commit = async (group: readonly Waiting<Call, Answer>[]): Promise<void> => {
    hadCompany = group.length >= companyMin
    try {
      const answers = await write(group.map(({ call }) => call))
      if (answers.length !== group.length) throw new Error('A group was written without an answer for each call.')
      answers.forEach((answer, at) => {
        group[at]?.resolve(answer)
      })
    } catch (cause) {
      const refused = [...group, ...waiting]
      waiting = []
      for (const { reject } of refused) reject(cause)
    }
  }

  /** Waits until the batch has grown or its delay has elapsed. */
  const held = (): Promise<void> =>
    new Promise(resolve => {
      const end = (): void => {
        clearTimeout(timer)
        endHold = undefined
        resolve()
      }
      const timer = setTimeout(end, holdMs)
      endHold = end
    })

  const commitAll = async (): Promise<void> => {
    while (waiting.length > 0) {
      if (holdMs > 0 && hadCompany && waiting.length < heldMax) await held()
      const group = waiting.slice(0, groupMax)
      waiting = waiting.slice(groupMax)
      await commit(group)
    }
    isWriting = false
  }

  /**
   * A single call is written in the current turn; several wait for those of the next turn: a commit costs about as much
   * as a whole request, however many calls it covers.
   */
  const gather = (): void => {
    if (waiting.length > 1) setImmediate(() => void commitAll())
    else void commitAll()
  }

  return call =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (waiting.length >= heldMax) endHold?.()
      if (isWriting) return
      isWriting = true
      setImmediate(gather)
    })
}
