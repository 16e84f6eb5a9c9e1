import type { DeliveringMail } from '../../ports/lead-mail.ts'
import { isSandboxEmail } from '../../ports/sandboxes.ts'

/** Mail that drops letters to owners of private sandboxes, whose addresses do not exist, as if they were taken. */
export const dropSandboxLetters = (mail: DeliveringMail): DeliveringMail => ({
  send: letter => {
    if (!isSandboxEmail(letter.to)) mail.send(letter)
  },
  sendAndWait: async letter => isSandboxEmail(letter.to) || mail.sendAndWait(letter),
  deliver: async letter => (isSandboxEmail(letter.to) ? 'taken' : mail.deliver(letter)),
  close: () => mail.close(),
})
