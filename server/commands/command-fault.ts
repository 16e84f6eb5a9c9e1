/** A command that cannot be carried out; the message says what to write instead. */
export class CommandFault extends Error {}
