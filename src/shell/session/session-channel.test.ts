import { afterEach, expect, test } from 'vitest'
import { broadcastToTabs, listenToTabs, type SessionMessage } from './session-channel.ts'

const word: SessionMessage = { kind: 'signed-in', userId: '7', customerKey: null }
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
/** Another tab: a channel of its own. */
function otherTab() {
  const channel = new BroadcastChannel('pannier-session')
  const heard: SessionMessage[] = []
  channel.onmessage = ({ data }: MessageEvent<SessionMessage>) => heard.push(data)
  stops.push(() => channel.close())
  return { heard, tell: (message: SessionMessage) => channel.postMessage(message) }
}
const delivered = () => new Promise((resolve) => setTimeout(resolve, 30))

test('a page hears the other tabs, and not what it tells them itself', async () => {
  const heard: SessionMessage[] = []
  const other = otherTab()
  stops.push(listenToTabs((message) => heard.push(message)))
  broadcastToTabs(word)
  await delivered()
  expect(other.heard).toEqual([word])
  expect(heard).toEqual([])
  other.tell({ kind: 'signed-out', userId: '7' })
  await delivered()
  expect(heard).toEqual([{ kind: 'signed-out', userId: '7' }])
})

test('a page that no longer listens tells the others all the same', async () => {
  const other = otherTab()
  listenToTabs(() => undefined)()
  broadcastToTabs(word)
  await delivered()
  expect(other.heard).toEqual([word])
})
