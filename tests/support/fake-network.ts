/** Fault of one request on its way. */
export type Fault =
  | 'ok'
  | 'drop_request'
  | 'drop_answer'
  | 'twice'
  | 'late_twin'
  | 'hold_request'
  | 'hold_answer'
  | 'lose_answer_silently'
  | 'busy'
  | 'expired'
  | 'hotel'
  | 'maintenance'
  | 'forbidden'

/** Answers one request that has arrived; status and JSON body. */
export type Arrive = (path: string, init: RequestInit) => Promise<{ status: number; body: unknown }>

const lost = () => {
  throw new TypeError('Load failed')
}
const respond = ({ status, body }: { status: number; body: unknown }) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

interface Held {
  release(): Promise<void>
  drop(): void
}

/** A line to a server that loses, holds, doubles and delays what it is told to. Nothing here waits for real time. */
export class FakeNetwork {
  readonly faults: Fault[] = []
  private held: Held[] = []
  private twins: (() => Promise<unknown>)[] = []
  private onHeld: (() => void)[] = []
  private arrive: Arrive
  private onLeave: (init: RequestInit) => void

  /** @param onLeave told of each question that goes out, whatever becomes of it */
  constructor(arrive: Arrive, onLeave: (init: RequestInit) => void = () => {}) {
    this.arrive = arrive
    this.onLeave = onLeave
  }

  /** Number of requests whose answer is held back. */
  get holding(): number {
    return this.held.length
  }

  /** Settles when the next request is held back; its answer never comes. */
  nextHeld(): Promise<void> {
    return new Promise((resolve) => this.onHeld.push(resolve))
  }

  /** Lets everything that was held back, and every late twin, reach its end. @param order a number that picks who goes first */
  async release(order = 0): Promise<void> {
    const waiting = [...this.held.splice(0).map(({ release }) => release), ...this.twins.splice(0)]
    while (waiting.length) await waiting.splice(order % waiting.length, 1)[0]?.()
  }

  /** The browser has gone: what it waited for never comes. Requests under way may still arrive. */
  abandon(): void {
    for (const { drop } of this.held.splice(0)) drop()
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const path = String(input)
    const arrive = () => this.arrive(path, init)
    if (path === '/graphql') this.onLeave(init)
    const fault = path === '/graphql' ? (this.faults.shift() ?? 'ok') : 'ok'
    switch (fault) {
      case 'drop_request':
        return lost()
      case 'drop_answer':
        await arrive()
        return lost()
      case 'twice':
        await arrive()
        return respond(await arrive())
      case 'late_twin':
        this.twins.push(arrive)
        return respond(await arrive())
      case 'hold_request':
        return this.hold(async () => respond(await arrive()), arrive)
      case 'hold_answer': {
        const answer = await arrive()
        return this.hold(async () => respond(answer))
      }
      case 'lose_answer_silently':
        await arrive()
        return this.hold(async () => lost())
      case 'busy':
        return respond({ status: 503, body: {} })
      case 'expired':
        return respond({ status: 401, body: {} })
      case 'hotel':
        return respond({ status: 200, body: '<html>Welcome to the hotel' })
      case 'maintenance':
        return respond({ status: 500, body: { status: 'maintenance' } })
      case 'forbidden':
        return respond({ status: 403, body: {} })
      default:
        return respond(await arrive())
    }
  }

  private hold(release: () => Promise<Response>, twin?: () => Promise<unknown>): Promise<Response> {
    const answer = new Promise<Response>((resolve, reject) => {
      this.held.push({
        release: () => release().then(resolve, reject),
        // The request itself may be on its way already.
        drop: () => twin && this.twins.push(twin),
      })
    })
    this.onHeld.splice(0).forEach((tell) => tell())
    return answer
  }
}
