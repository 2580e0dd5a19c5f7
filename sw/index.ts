/// <reference lib="webworker" />
import { adoptShell, answerFromShell, prepareShell } from './app-shell.ts'
import { keepNetworkFirst, keepPictures, keepReader } from './passing-caches.ts'
import { precacheBuild } from './precache.ts'
import { openPush, renewSubscription, showPush } from './push.ts'
import { sendOutbox } from './send-outbox.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string }[] }

// Assets first: a file of this build is answered from the cache, a missing one by the server's 404.
precacheBuild(self.__WB_MANIFEST)
keepPictures()
keepReader()
keepNetworkFirst()
answerFromShell()

self.addEventListener('install', (event) => event.waitUntil(prepareShell()))

self.addEventListener('activate', (event) =>
  event.waitUntil(adoptShell().then(() => self.clients.claim())),
)

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as ExtendableEvent & { tag: string }
  if (tag === 'pannier-outbox') waitUntil.call(event, sendOutbox())
})

self.addEventListener('push', (event) => event.waitUntil(showPush(event)))

// What fails behind a press or an exchange is made good by the page at its next start.
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(event).catch(() => undefined)),
)

self.addEventListener('pushsubscriptionchange', (event) =>
  (event as ExtendableEvent).waitUntil(renewSubscription(event as never).catch(() => undefined)),
)

self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})
