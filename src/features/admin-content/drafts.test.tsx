// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { photo } from '../../../tests/support/photo.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'

// Those of jsdom have no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

beforeAll(() => testServer({ features: { NEWS: true } as never }))

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))

test.each([
  ['/admin/news/create', 'Title'],
  ['/admin/announcements/create', 'Title'],
  ['/admin/banners/create', 'Title'],
  ['/admin/sales-document/list/create', 'Title'],
  ['/admin/sales-document/group/create', 'Name'],
  ['/admin/marketing-material/category/create', 'Title'],
])('what was typed at %s outlasts a reload', async (path, label) => {
  await renderAt(path, { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  fireEvent.change(field(label), { target: { value: 'Half written' } })
  await waitFor(() => expect(field(label).value).toBe('Half written'))
  cleanup()
  await renderAt(path, { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  expect(field(label).value).toBe('Half written')
})

test('an uploaded file is named with its size, after a reload as well', async () => {
  const { container } = await renderAt('/admin/news/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  const content = new Uint8Array(await photo({ width: 800, height: 600 }))
  fireEvent.change([...container.querySelectorAll('input[type=file][multiple]')].at(-1)!, {
    target: { files: [new File([content], 'shop.jpg', { type: 'image/jpeg' })] },
  })
  const size = `${Math.round(content.length / 1000)} kB`
  await screen.findByText(size, {}, { timeout: 20_000 })
  cleanup()
  await renderAt('/admin/news/create', { as: 'content' })
  await screen.findByText(size)
  screen.getByRole('button', { name: /^Remove shop\.jpg/ })
}, 60_000)
