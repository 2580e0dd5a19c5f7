import { ownName } from '#offline/base-path.ts'

/** Message between the tabs of this browser, which share the session's cookie but no memory. */
export type SessionMessage =
  | { kind: 'signed-out'; userId: string }
  | { kind: 'signed-in'; userId: string; customerKey: string | null }

const name = ownName('pannier-session')

/** The channel by which this page listens: another one of the page would hear what the page itself tells. */
let own: BroadcastChannel | undefined

/** Tells the other tabs. */
export function broadcastToTabs(word: SessionMessage): void {
  if (own) return own.postMessage(word)
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(word)
  channel.close()
}

/** Hears what other tabs tell, and not what this one does; answers how to stop. */
export function listenToTabs(listener: (word: SessionMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  own = channel
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data)
  return () => {
    if (own === channel) own = undefined
    channel.close()
  }
}
