import { expect, it } from 'vitest'
import type { Identity } from './identity-atom.ts'
import type { SessionMessage } from './session-channel.ts'
import { answerTo } from './follow-tabs.ts'

const me: Identity = { userId: '1', customerKey: '100001' }
const signedIn = (userId: string, customerKey: string | null): SessionMessage => ({
  kind: 'signed-in',
  userId,
  customerKey,
})

it.each<[string, SessionMessage, Identity | null, ReturnType<typeof answerTo>]>([
  ['I have logged out elsewhere', { kind: 'signed-out', userId: '1' }, me, 'leave'],
  ['somebody else has', { kind: 'signed-out', userId: '2' }, me, 'nothing'],
  ['nobody is signed in here', { kind: 'signed-out', userId: '1' }, null, 'nothing'],
  ['I have signed in again', signedIn('1', '100001'), me, 'nothing'],
  ['I have chosen another customer', signedIn('1', '100002'), me, 'reload'],
  [
    'I have chosen my first customer',
    signedIn('1', '100002'),
    { userId: '1', customerKey: null },
    'reload',
  ],
  ['somebody else has signed in', signedIn('2', '100001'), me, 'reload'],
  [
    'I have signed in elsewhere, and this tab waits at the login page',
    signedIn('1', null),
    null,
    'enter',
  ],
])('%s', (_, word, own, answer) => expect(answerTo(word, own)).toBe(answer))
