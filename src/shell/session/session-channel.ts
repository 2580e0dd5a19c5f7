/** What one tab tells the others of this browser: they share the session's cookie, not its memory. */
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
