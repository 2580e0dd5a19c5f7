import 'fake-indexeddb/auto'
import { unzipSync, strFromU8 } from 'fflate'
import { expect, test } from 'vitest'
import { enqueueUpload } from '#offline/uploads/pending-uploads.ts'
import { openUploads } from '#offline/uploads/upload-database.ts'
import { filesHere, outboxArchive, pathOf } from './outbox-archive.ts'

test('the archive has the list and every byte of the files that are still here', async () => {
  const database = openUploads(`archive-${Math.random()}`)
  // Longer than one part.
  const content = new Uint8Array(1_300_000).map((_, n) => n % 251)
  let ids = 0
  const kept = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const file = new File([bytes], name, { type: 'image/jpeg' })
    const answer = await enqueueUpload(
      database,
      'u',
      { file, kind: 'visit-photo', form: 'draft' },
      { newId: () => `f${(ids += 1)}`, now: () => 1 },
    )
    if (!('upload' in answer)) throw new Error(answer.refusal)
    return answer.upload
  }
  const large = await kept('shop.jpg', content)
  const small = await kept('../a/b.jpg', new Uint8Array([1, 2, 3]))
  const here = await filesHere(database, [small.id, 'gone', large.id])
  expect([...here.keys()]).toEqual([small.id, large.id])
  const archive = await outboxArchive(
    database,
    [
      { path: 'outbox.csv', text: 'Customer;Größe' },
      { path: 'outbox.json', text: '[]' },
    ],
    [...here.values()].map((upload, n) => ({ id: upload.id, path: pathOf(1, n + 1, upload) })),
  )
  const read = unzipSync(new Uint8Array(await archive.arrayBuffer()))
  expect(Object.keys(read)).toEqual(['outbox.csv', 'outbox.json', '1-1-.._a_b.jpg', '1-2-shop.jpg'])
  expect(strFromU8(read['outbox.csv']!)).toBe('Customer;Größe')
  expect(strFromU8(read['outbox.json']!)).toBe('[]')
  expect(read['1-1-.._a_b.jpg']).toEqual(new Uint8Array([1, 2, 3]))
  expect(Buffer.compare(read['1-2-shop.jpg']!, content)).toBe(0)
  await database.delete()
})

test('a file without a name has one in the archive', () => {
  expect(pathOf(3, 1, { name: '' })).toBe('3-1-file')
})
