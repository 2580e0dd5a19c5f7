import { expect, test, vi } from 'vitest'
import { pasteLines } from '#domain/paste/paste-lines.ts'
import { rowsOfPaste } from './parse-paste.ts'

test('a paste stands in the grid, where it is kept, before a slow network has answered what its codes are', async () => {
  vi.useFakeTimers()
  const settled = vi.fn<(rows: unknown) => void>()
  void rowsOfPaste(pasteLines('120 55\nAB-1 3'), {
    ask: () => new Promise(() => {}),
    exists: () => null,
  }).then(settled)
  await vi.advanceTimersByTimeAsync(500)
  vi.useRealTimers()
  expect(settled).toHaveBeenCalledWith([
    expect.objectContaining({ code: '120', qty: 55 }),
    expect.objectContaining({ code: 'AB-1', qty: 3 }),
  ])
})
