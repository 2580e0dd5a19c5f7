// @vitest-environment jsdom
import { Blob as NodeBlob, File as NodeFile } from 'node:buffer'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { photo } from '../../../../tests/support/photo.ts'
import { renderAt } from '../../../../tests/support/render-at.tsx'

// Those of jsdom have no content that can be read.
Object.assign(globalThis, { Blob: NodeBlob, File: NodeFile })

test('a picture goes with the changes that are discarded, and comes again with the next upload', async () => {
  const { container } = await renderAt('/admin/banners/create', { as: 'content' })
  await screen.findByRole('button', { name: 'Save' })
  const choose = async (seed: number) => {
    const content = new Uint8Array(await photo({ seed, width: 400, height: 200 }))
    fireEvent.change(container.querySelector('input[type=file]')!, {
      target: { files: [new File([content], `p${seed}.jpg`, { type: 'image/jpeg' })] },
    })
    await screen.findByRole('button', { name: 'Replace picture' }, { timeout: 20_000 })
  }
  await choose(1)
  fireEvent.click(screen.getByRole('button', { name: 'Undo changes' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Replace picture' })).toBeNull())
  expect(screen.queryByText('Preparing picture…')).toBeNull()
  await choose(2)
}, 60_000)
