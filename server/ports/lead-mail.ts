import type { Mail } from './accounts.ts'

/** A letter as it leaves, whole. */
export interface DeliveredLetter {
  to: string
  /** The address that an answer goes to; undefined where it cannot stand in a header. */
  replyTo: string | undefined
  subject: string
  text: string
  html: string
  /** The part of the `Message-ID` before the `@`; the same at each attempt. */
  messageId: string
}

/** What became of a letter: `refused` by the server for good, `away` where there was no answer, or none for good. */
export type DeliveryAnswer = 'taken' | 'refused' | 'away'

/** Mail that also waits for the server. */
export interface DeliveringMail extends Mail {
  /** One try, over within 25 seconds. Never rejects. */
  deliver(letter: DeliveredLetter): Promise<DeliveryAnswer>
}
