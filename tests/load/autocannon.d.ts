/** What the load tool uses of `autocannon`, which brings no types. */
declare module 'autocannon' {
  /** One request of the sequence that each connection repeats. */
  interface CannonRequest {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
    onResponse(status: number): void
  }
  interface CannonOptions {
    url: string
    connections: number
    duration: number
    overallRate: number
    requests: readonly CannonRequest[]
  }
  /** `errors` are connections that failed or gave no answer in ten seconds. */
  interface CannonResult {
    errors: number
  }
  /** A run: a promise of its result, which tells each answer with its time in milliseconds. */
  interface Cannon extends Promise<CannonResult> {
    on(event: 'response', listener: (client: unknown, status: number, bytes: number, ms: number) => void): void
  }
  // biome-ignore lint/style/noDefaultExport: the package exports it so
  export default function autocannon(options: CannonOptions): Cannon
}
