import { contract } from '#contract'
import { type Operation, operationsOf } from './operation.ts'

/** Every operation of the contract, in its order: what the service serves, and of which a bundle takes a part. */
export const everyOperation: readonly Operation[] = operationsOf(contract)
