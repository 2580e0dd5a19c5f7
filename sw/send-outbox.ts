import { createAsk } from '#offline/ask.ts'
import { createAuthorisedFetch, type TokenStore } from '#offline/authorised-fetch.ts'
import { database } from '#offline/database.ts'
import { createFlush } from '#offline/flush.ts'
import { sendAlone } from '#offline/flush-lock.ts'
import { browserTimers } from '#offline/flush-triggers.ts'
import { thisDevice, waitingCount } from '#offline/outbox.ts'
import { deliverOwedLogOut } from '#offline/owed-log-out.ts'
import { sendBy } from '#offline/send-intents.ts'
import { tokenOwner } from '#offline/token-owner.ts'

let held: string | null = null
const token: TokenStore = {
  get: () => held,
  set: (next) => {
    held = next
  },
}

/** The page decides what a lost session means; here it only ends the sending. */
const { quietFetch, renewToken } = createAuthorisedFetch({
  fetch: (input, init) => fetch(input, init),
  token,
  exclusive: (work) => navigator.locks.request('pannier-refresh', work),
  deliverLogOut: () => deliverOwedLogOut(fetch),
  onLost: () => {},
  onOther: () => {},
})

/**
 * Sends the outbox of the person whose session this browser holds, with the page's own code. Rejects while something
 * waits, so that the browser wakes the worker again.
 */
export async function sendOutbox(): Promise<void> {
  // The session may have become another person's since the worker last woke: always by the cookie.
  token.set(null)
  if ((await renewToken()) !== 'renewed') throw new Error('no session to send with')
  const userId = tokenOwner(token.get())
  if (userId === null) return
  const ask = createAsk({
    fetch: quietFetch,
    tokenUser: () => tokenOwner(token.get()),
    ready: async () => {},
    hashed: import.meta.env.PROD,
  })
  const flush = createFlush({
    device: thisDevice(database),
    userId,
    send: sendBy(ask),
    random: Math.random,
    exclusive: sendAlone(navigator.locks as Parameters<typeof sendAlone>[0], browserTimers, `pannier-flush-${userId}`),
  })
  await flush.run(true)
  if (await waitingCount(database, userId)) throw new Error('changes still wait')
}
