/** Most calls written at once; more wait for the next group. */
const groupMax = 1000
/** A group as large as this had company: the next one is held, for more of it. */
const companyMin = 5
/** A group that is held and has grown to this is written at once: what a commit costs is small for each of so many. */
const heldMax = 16

interface Waiting<Call, Answer> {
  call: Call
  resolve(answer: Answer): void
  reject(cause: unknown): void
}

/** How groups are made. */
export interface Grouping {
  /**
   * Longest time, in milliseconds, that a group is held for more calls where the one before it had company; for writes that
   * cross a network. Not held when left out.
   */
  holdMs?: number
}

/**
 * Writes many small calls together: those that arrive in one turn of the event loop and the next, or while a group is
 * being written, form the next group. A call is answered once its group is written; when the write fails, every call of
 * the group is refused with the cause, and so is every call that waits behind it: what barred the group from its rows
 * would bar the next one too, so that nobody waits for longer than one write takes.
 * @param write must give one answer for each call, in their order.
 */
export const groupCommit = <Call, Answer>(
  write: (calls: readonly Call[]) => Promise<readonly Answer[]>,
  { holdMs = 0 }: Grouping = {},
): ((call: Call) => Promise<Answer>) => {
  let waiting: Waiting<Call, Answer>[] = []
  let isWriting = false
  let hadCompany = false
  /** Ends the hold of the group that waits; undefined while none is held. */
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

  /** Waits until the group has grown, or its time is over. */
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
   * A call that stays alone is written with its turn; where several came, those of the next turn join them: a commit costs
   * about as much as a whole request, however many calls it is for.
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
