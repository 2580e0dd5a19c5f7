import { expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import type { Permission } from '#domain/account/permissions.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { phoneRows } from './phone-rows.ts'
import { previewUrl } from '../preview.ts'

const url = 'https://preview.example'
const config = (allowPreviewPage: boolean) =>
  ({ allowPreviewPage, previewUrl: url, hidePreviewHosts: ['hidden.example'] }) as HostConfig
const user = (chosen: boolean, permissions: Permission[] = [], customerCount = 2) =>
  ({ permissions, customerCount, customerData: chosen ? {} : null }) as unknown as AuthUser

test.each<[string, { chip?: false }, AuthUser, boolean, number]>([
  ['nothing', {}, user(false), false, 50],
  ['a customer may be chosen', {}, user(false, ['menu.change-cust']), false, 100],
  ['nobody to choose', {}, user(false, ['menu.change-cust'], 0), false, 50],
  ['a customer', {}, user(true), false, 100],
  ['a customer and the credit', {}, user(true, ['credit-status.read']), false, 140],
  ['no customer, so no credit', {}, user(false, ['credit-status.read']), false, 50],
  ['a customer and the preview', {}, user(true), true, 140],
  ['all three', {}, user(true, ['credit-status.read']), true, 140],
  ['chip hidden', { chip: false }, user(true), false, 50],
  [
    'chip hidden, the credit stays',
    { chip: false },
    user(true, ['credit-status.read']),
    false,
    100,
  ],
  ['the preview alone', {}, user(false), true, 100],
])('a bar with %s', (_case, screen, person, preview, height) => {
  expect(phoneRows(screen, { user: person, config: config(preview) }, 'shop.example').height).toBe(
    height,
  )
})

test.each([
  [config(true), 'shop.example', url],
  [config(true), 'hidden.example', null],
  [config(false), 'shop.example', null],
  [{ ...config(true), previewUrl: '' }, 'shop.example', null],
])('the preview %#', (settings, host, expected) => {
  expect(previewUrl(settings, host)).toBe(expected)
})
