/** An answer that is kept with its ETag. It is text, so that no caller can change what another one reads. */
export interface KeptAnswer {
  tag: string
  text: string
}
