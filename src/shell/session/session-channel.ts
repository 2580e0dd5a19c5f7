/** Message between the tabs of this browser, which share the session's cookie but no memory. */
export type SessionMessage =
  | { kind: 'signed-out'; userId: string }
  | { kind: 'signed-in'; userId: string; customerKey: string | null }

const name = 'pannier-session'

/** Tells the other tabs. */
export function broadcastToTabs(word: SessionMessage): void {
  if (typeof BroadcastChannel === 'undefined') return
  const channel = new BroadcastChannel(name)
  channel.postMessage(word)
  channel.close()
}

/** Hears what other tabs tell; answers how to stop. */
export function listenToTabs(listener: (word: SessionMessage) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {}
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => listener(data)
  return () => channel.close()
}
