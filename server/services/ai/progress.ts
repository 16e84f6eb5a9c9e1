import type { Progress } from '#contract/shared/progress'
import type { WritingTask } from '../../ports/language-model.ts'

/** Adds progress reports to a writing task: at once, at the start of each calculation, and before each further step. */
export const addProgressReports = (
  task: WritingTask,
  tell: ((progress: Progress) => void) | undefined,
): WritingTask => {
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
