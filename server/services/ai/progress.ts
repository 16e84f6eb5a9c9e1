import type { Progress } from '#contract/shared/progress'
import type { WritingTask } from '../../ports/language-model.ts'

/**
 * A task that is about to be given to a model, and tells so: now, when each of its calculations begins, and when the model is
 * asked again after them.
 */
export const told = (task: WritingTask, tell: ((progress: Progress) => void) | undefined): WritingTask => {
  if (!tell) return task
  tell({ step: 'writing' })
  return {
    ...task,
    tools: task.tools?.map(tool => ({
      ...tool,
      execute: input => {
        tell({ step: 'calculating', operation: tool.name })
        return tool.execute(input)
      },
    })),
    beforeStep: async (addedCharacters, taken) => {
      await task.beforeStep?.(addedCharacters, taken)
      tell({ step: 'writing' })
    },
  }
}
