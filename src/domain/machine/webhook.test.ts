import * as v from 'valibot'
import { expect, test } from 'vitest'
import { givesUp, WebhookFields } from './webhook.ts'

const since = new Date('2026-11-20T00:00:00Z')
test.each([
  ['2026-11-20T00:00:00Z', 500, false],
  ['2026-11-24T23:59:59Z', null, false],
  ['2026-11-25T00:00:00Z', null, true],
  ['2026-11-20T00:00:00Z', 410, true],
])('failing until %s with %s: switched off %s', (now, status, off) =>
  expect(givesUp(since, new Date(now), status)).toBe(off),
)

const good = {
  name: 'ERP',
  url: 'https://erp.example.com/',
  events: ['order.placed'],
  enabled: true,
}
test.each([
  [{ name: ' ' }, 'required'],
  [{ url: '' }, 'required'],
  [{ events: [] }, 'nothing_chosen'],
  [{ events: ['order.eaten'] }, 'unknown_event'],
])('%o is refused: %s', (part, code) =>
  expect(v.safeParse(WebhookFields, { ...good, ...part }).issues?.[0]?.message).toBe(code),
)
