import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import {
  dropKeptFiles,
  forgetKeptFiles,
  forgetOthersFiles,
  keepFiles,
  type KeptGroup,
  readKeptFile,
  watchKeptGroup,
} from './kept-files.ts'

const load = async (url: string) => new Blob([`content of ${url}`])
const textOf = async (userId: string, url: string) => (await readKeptFile(userId, url))?.text()
const groupOf = (userId: string, group: string) =>
  new Promise<KeptGroup | null>((resolve) => {
    const stop = watchKeptGroup(userId, group, (kept) => {
      resolve(kept)
      queueMicrotask(() => stop())
    })
  })

beforeEach(async () => {
  for (const user of ['u', 'v']) await forgetKeptFiles(user)
})

test('files are kept for one person, and a later copy takes the place of the first', async () => {
  await keepFiles('u', 'g', ['/a', '/b'], load, 5)
  expect(await textOf('u', '/a')).toBe('content of /a')
  expect(await textOf('v', '/a')).toBeUndefined()
  expect(await groupOf('u', 'g')).toEqual({
    userId: 'u',
    group: 'g',
    urls: ['/a', '/b'],
    bytes: 26,
    at: 5,
  })
  await keepFiles('u', 'g', ['/b'], load)
  expect(await textOf('u', '/a')).toBeUndefined()
  expect(await textOf('u', '/b')).toBe('content of /b')
})

test('what the server does not give out is left out', async () => {
  await keepFiles('u', 'g', ['/a', '/gone'], async (url) => (url === '/gone' ? null : load(url)))
  expect(await textOf('u', '/gone')).toBeUndefined()
  expect((await groupOf('u', 'g'))?.bytes).toBe(13)
})

test('a line that breaks leaves nothing half kept', async () => {
  const breaks = async (url: string) => {
    if (url === '/b') throw new TypeError('no network')
    return load(url)
  }
  await expect(keepFiles('u', 'g', ['/a', '/b'], breaks)).rejects.toThrow('no network')
  expect(await textOf('u', '/a')).toBeUndefined()
  expect(await groupOf('u', 'g')).toBeNull()
})

test('a refresh that breaks leaves the copy that was there', async () => {
  await keepFiles('u', 'g', ['/a', '/b'], load, 5)
  const breaks = async (url: string) => {
    if (url === '/c') throw new TypeError('no network')
    return new Blob(['newer'])
  }
  await expect(keepFiles('u', 'g', ['/a', '/c'], breaks, 6)).rejects.toThrow('no network')
  expect([await textOf('u', '/a'), await textOf('u', '/b')]).toEqual([
    'content of /a',
    'content of /b',
  ])
  expect(await groupOf('u', 'g')).toMatchObject({ urls: ['/a', '/b'], at: 5 })
  await keepFiles('u', 'g', ['/a'], async () => new Blob(['newer']), 7)
  expect([await textOf('u', '/a'), await textOf('u', '/b')]).toEqual(['newer', undefined])
})

test('a file of two groups stays with the one that is still kept', async () => {
  await keepFiles('u', 'g', ['/a'], load)
  await keepFiles('u', 'h', ['/a'], load)
  await dropKeptFiles('u', 'h')
  expect(await textOf('u', '/a')).toBe('content of /a')
})

test('a logout deletes what the person kept, and another person finds nothing', async () => {
  await keepFiles('u', 'g', ['/a'], load)
  await keepFiles('v', 'g', ['/a'], load)
  await forgetOthersFiles('v')
  expect([await textOf('u', '/a'), await textOf('v', '/a')]).toEqual([undefined, 'content of /a'])
  await forgetKeptFiles('v')
  expect([await textOf('v', '/a'), await groupOf('v', 'g')]).toEqual([undefined, null])
})
