import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface MailSink {
  url: string
  /** Whole messages, as they came. */
  messages: { from: string; to: string[]; data: string }[]
  /** While set, recipients are refused with this answer. */
  refuse: string | null
  close: () => Promise<void>
}

/** A mail server that keeps what it gets: as much of SMTP as a sender needs. */
export async function startMailSink(): Promise<MailSink> {
  const sink: MailSink = {
    url: '',
    messages: [],
    refuse: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
  const server = createServer((socket) => converse(socket, sink))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  sink.url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  return sink
}

function converse(socket: Socket, sink: MailSink) {
  let from = ''
  let to: string[] = []
  let data: string[] | null = null
  let rest = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const hear = (line: string) => {
    if (data) {
      if (line !== '.') return data.push(line.replace(/^\.\./, '.'))
      sink.messages.push({ from, to, data: data.join('\n') })
      data = null
      return say('250 kept')
    }
    if (/^(EHLO|HELO)/i.test(line)) return say('250 sink')
    if (/^MAIL FROM/i.test(line)) {
      from = /<(.*?)>/.exec(line)?.[1] ?? ''
      to = []
      return say('250 ok')
    }
    if (/^RCPT TO/i.test(line)) {
      if (sink.refuse) return say(sink.refuse)
      to.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      return say('250 ok')
    }
    if (/^DATA/i.test(line)) {
      data = []
      return say('354 go on')
    }
    if (/^QUIT/i.test(line)) {
      say('221 bye')
      return socket.end()
    }
    return say('250 ok')
  }
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    lines.forEach(hear)
  })
  say('220 sink')
}
