import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { photo, sha256Of } from '../support/photo.ts'
import { goods } from '../support/world.ts'
import { brokenLine, type DeviceFile } from './broken-line.ts'

const byName = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a < b ? -1 : a > b ? 1 : 0
/** Four photos of about 1.2 MB over a line of 2 MB a second that is cut after every 900 kB. */
const photos = 4
const here = brokenLine('chaos', 2_000_000, 900_000)

test('photos arrive whole and once over a line that breaks, with a server that is killed twice and a page that is reloaded', async () => {
  const product = await here.signIn('product')
  const contents: DeviceFile[] = []
  for (let seed = 1; seed <= photos; seed += 1)
    contents.push({
      content: await photo({ width: 1_200, height: 900, seed }),
      name: `${seed}.jpg`,
      use: 'article-picture',
      owner: goods.bike,
    })
  expect(contents.reduce((sum, { content }) => sum + content.length, 0)).toBeGreaterThan(3_500_000)
  await here.send(product, 'article-picture', contents)

  const { articlePicture } = await product.ask<{
    articlePicture: { pictures: { id: string; name: string }[] }
  }>(`{ articlePicture(articleCode: "${goods.bike}") { pictures { id name } } }`)
  const arrived = await Promise.all(
    articlePicture.pictures.map(async ({ id, name }) => {
      const file = await product.direct(`/server/files/${id}`)
      return [name, sha256Of(new Uint8Array(await file.arrayBuffer()))] as const
    }),
  )
  const sent = contents.map(({ name, content }) => [name, sha256Of(content)] as const)
  expect(arrived.toSorted(byName)).toEqual(sent.toSorted(byName))
  const partial = join(here.dataDir, 'uploads/aa')
  expect(existsSync(partial) ? readdirSync(partial) : []).toEqual([])
}, 180_000)
