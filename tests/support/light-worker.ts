import type { WorkerAnswer, WorkerCall } from '#server/operations/worker-call'

/**
 * Answers as the thread of the service does, with nothing in the answer, or works for ever where the name of the request
 * says so. It loads no rules: where the time of a call is short, the start of its thread must fit into it on any machine.
 */
export const calculate = async ({ context }: WorkerCall): Promise<WorkerAnswer> => {
  while (context.requestId === 'loop') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
  return { answer: { status: 200, headers: {}, bytes: new Uint8Array() }, logged: [] }
}
