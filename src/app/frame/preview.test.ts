import { expect, test } from 'vitest'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { previewUrl } from './preview.ts'

const url = 'https://preview.example'
const config = (allowPreviewPage: boolean) =>
  ({ allowPreviewPage, previewUrl: url, hidePreviewHosts: ['hidden.example'] }) as HostConfig

test.each([
  [config(true), 'shop.example', url],
  [config(true), 'hidden.example', null],
  [config(false), 'shop.example', null],
  [{ ...config(true), previewUrl: '' }, 'shop.example', null],
])('the preview %#', (settings, host, expected) => {
  expect(previewUrl(settings, host)).toBe(expected)
})
