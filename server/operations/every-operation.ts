import { contract } from '#contract'
import { listOperations, type Operation } from './operation.ts'

/** All operations of the contract, in order: everything the service serves; a bundle includes a part. */
export const everyOperation: readonly Operation[] = listOperations(contract)
