import { connect, type Socket } from 'node:net'
import { homes } from './homes.ts'

/** A crowd of callers on connections that stay open: `crowd-sender.ts URL CONNECTIONS CALLS`. Sends its times to its parent. */
const [, , url = '', connectionCount = '', callCount = ''] = process.argv
const { hostname, port, host } = new URL(url)
const requests = homes.map(home => {
  const body = JSON.stringify(home)
  const head = [
    'POST /api/v1/estimation HTTP/1.1',
    `Host: ${host}`,
    'X-API-Key: vk_sandbox_public',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`)
})
const times: number[] = []
let sent = 0

/** Whether bytes are a whole answer; an answer that is not 200 ends the measurement. */
const isWhole = (answer: string): boolean => {
  const bodyAt = answer.indexOf('\r\n\r\n') + 4
  if (bodyAt < 4) return false
  if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(`An answer began with ${answer.slice(0, 60)}`)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer)?.[1])
  // The sandbox key's answers are of ASCII and a few letters with accents; latin1 keeps one letter a byte.
  return answer.length - bodyAt >= length
}

/** Sends calls one after the other on one connection, until enough were sent by all. */
const caller = (socket: Socket): Promise<void> =>
  new Promise((resolve, reject) => {
    let answer = ''
    let startedAt = 0
    const send = (): void => {
      if (sent >= Number(callCount)) {
        socket.destroy()
        resolve()
        return
      }
      startedAt = performance.now()
      socket.write(requests[sent % requests.length] ?? '')
      sent += 1
    }
    socket.setEncoding('latin1').on('data', piece => {
      answer += piece
      if (!isWhole(answer)) return
      times.push(performance.now() - startedAt)
      answer = ''
      send()
    })
    socket.once('error', reject)
    socket.once('end', () => reject(new Error('A connection was closed.')))
    send()
  })

const opened = (): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(socket.off('error', reject)))
    socket.once('error', reject)
  })

const sockets = await Promise.all(Array.from({ length: Number(connectionCount) }, opened))
await Promise.all(sockets.map(caller))
process.send?.(times, () => process.disconnect())
