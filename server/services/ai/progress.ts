import type { Progress } from '#contract/shared/progress'
import type { ModelTool, WritingTask } from '../../ports/language-model.ts'
import { otherCalculations } from './other-calculations.ts'

/** Adds progress reports to a writing task: at once, at the start of each calculation, and before each further step. */
export const addProgressReports = (
  task: WritingTask,
  tell: ((progress: Progress) => void) | undefined,
): WritingTask => {
  if (!tell) return task
  tell({ step: 'writing' })
  const addReport = (tool: ModelTool): ModelTool => ({
    ...tool,
    execute: input => {
      if (tool.name !== otherCalculations) tell({ step: 'calculating', operation: tool.name })
      return tool.execute(input)
    },
  })
  return {
    ...task,
    tools: task.tools?.map(addReport),
    held: task.held && { ...task.held, tools: task.held.tools.map(addReport) },
    beforeStep: async (addedCharacters, taken) => {
      await task.beforeStep?.(addedCharacters, taken)
      tell({ step: 'writing' })
    },
  }
}
