import type { Letter, Mail } from './accounts.ts'

/** Letter about a contact, ready to send. */
export interface DeliveredLetter {
  to: string
  /** Address for replies; undefined where it is not a valid header value. */
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  /** Part of the `Message-ID` before the `@`; the same for each attempt. */
  messageId: string
}

/** Outcome of a delivery attempt: accepted, rejected permanently (`refused`), or failed temporarily (`away`). */
export type LetterDeliveryOutcome = 'taken' | 'refused' | 'away'

/** Mail that can also wait for the response of the server. */
export interface DeliveringMail extends Mail {
  /** Makes one attempt of at most 25 seconds. Never rejects. */
  deliver(letter: DeliveredLetter): Promise<LetterDeliveryOutcome>
  /** Sends a letter as `send` does; resolves with whether the server took it. Never rejects. */
  sendAndWait(letter: Letter): Promise<boolean>
}
