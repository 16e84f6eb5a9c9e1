import * as z from 'zod'
import type { ModelTool, WritingTask } from '../../ports/language-model.ts'

/** Name of the tool that puts held tools on offer; it is no calculation. */
export const otherCalculations = 'otherCalculations'

/** Description up to its first stop: what a calculation gives, without how. */
const shortenDescription = ({ name, description }: ModelTool): string =>
  `${name}: ${description.split(/[:;.]/, 1)[0]?.replace(/ in Luxembourg| of Luxembourg/g, '')}`

/**
 * Tools of a task for a small context window: those that fit, and one that names the held ones and puts one of them on
 * offer for the next step.
 */
export const addHeldTools = (
  offered: readonly ModelTool[],
  held: readonly ModelTool[],
): Pick<WritingTask, 'tools' | 'held'> => {
  const [first, ...others] = held.map(({ name }) => name)
  if (first === undefined) return { tools: offered }
  const released = new Set<string>()
  const tool: ModelTool = {
    name: otherCalculations,
    description: `Puts another calculation on offer for your next step. ${held.map(shortenDescription).join('; ')}.`,
    input: z.strictObject({ operation: z.enum([first, ...others]) }),
    execute: input => {
      // The schema above was applied to it.
      const { operation } = input as { operation: string }
      released.add(operation)
      return { onOffer: operation }
    },
  }
  return { tools: [...offered, tool], held: { tools: held, released } }
}
