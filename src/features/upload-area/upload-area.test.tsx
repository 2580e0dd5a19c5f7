// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { strToU8, zipSync } from 'fflate'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { photo } from '../../../tests/support/photo.ts'
import { renderAt, testServer } from '../../../tests/support/render-at.tsx'
import { workbookFile, workbooksInPage } from '../../../tests/support/workbook-in-page.ts'
import { goods } from '../../../tests/support/world.ts'

const sql = async <Row extends object>(text: string, args: unknown[] = []) =>
  (await testServer()).sql<Row>(text, args)

beforeEach(async () => {
  await sql('DELETE FROM article_attribute')
  await sql('DELETE FROM file_use')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const choose = async (label: string, ...files: NodeFile[]) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { files } })
const rowOf = (name: RegExp) => screen.getByRole('row', { name })
const attributes = () =>
  sql('SELECT article_code AS code, name, value FROM article_attribute ORDER BY id')
const headings = ['article_code', 'sorg', 'attribute', 'value']

test('the upload area leads to each kind of file, and to articles without pictures', async () => {
  const { address } = await renderAt('/upload-area', { as: 'product' })
  const hrefs = (
    await screen.findAllByRole('link', { name: /^(Upload (attributes|pictures)|Delete|Restore)/ })
  ).map((link) => link.getAttribute('href'))
  expect(hrefs).toEqual(
    ['attributes', 'pictures', 'delete', 'restore'].map((name) => `/en-us/upload-area/${name}`),
  )
  fireEvent.click(screen.getByRole('link', { name: 'Articles without pictures' }))
  await waitFor(() => expect(address()).toBe('/admin/article-pictures?pictures=none'))
}, 60_000)

test('people without the permission are turned away', async () => {
  const { address } = await renderAt('/upload-area/delete', { as: 'dealer' })
  expect(address()).toMatch(/^\/login\?target=/)
}, 60_000)

test('attributes of a workbook are previewed with their values until now, then saved row by row', async () => {
  await sql(
    `INSERT INTO article_attribute (tenant_id, article_code, sorg, name, value) VALUES ('aa', $1, '2000', 'Rim', 'Hookless')`,
    [goods.part],
  )
  await renderAt('/upload-area/attributes', { as: 'product' })
  workbooksInPage()
  await choose(
    'File with attributes',
    workbookFile('attributes.xlsx', [
      headings,
      [goods.part, '2000', 'Rim', 'Tubeless'],
      [goods.bolt, '2000', 'Head', 'Hex'],
      ['NO-SUCH', '2000', 'Head', 'Hex'],
      [goods.bolt, '2000', 'head', 'Torx'],
      [goods.bolt, '9999', 'Head', 'Hex'],
      [goods.bolt, '2000', '', 'Hex'],
    ]),
  )
  const button = await screen.findByRole('button', { name: 'Save 2 attributes' })
  within(rowOf(/Tubeless/)).getByText('Hookless')
  within(rowOf(/NO-SUCH/)).getByText('There is no article with this code')
  within(rowOf(/Torx/)).getByText('The file has this row more than once')
  within(rowOf(/9999/)).getByText('You have no sales organization with this code')
  screen.getByText(/4 rows can’t be taken/)
  screen.getByRole('button', { name: 'Download refused rows' })
  expect(await attributes()).toMatchObject([{ value: 'Hookless' }])
  fireEvent.click(button)
  await screen.findByText('2 attributes saved')
  expect(await attributes()).toEqual([
    { code: goods.part, name: 'Rim', value: 'Tubeless' },
    { code: goods.bolt, name: 'Head', value: 'Hex' },
  ])
}, 60_000)

test('a CSV file is read as well, and an empty value removes', async () => {
  await sql(
    `INSERT INTO article_attribute (tenant_id, article_code, sorg, name, value) VALUES ('aa', $1, '2000', 'Rim', 'Hookless')`,
    [goods.part],
  )
  await renderAt('/upload-area/attributes', { as: 'product' })
  await choose(
    'File with attributes',
    new NodeFile(
      [`${headings.join(';')}\r\n${goods.part};2000;rim;\r\n${goods.bolt};2000;Größe;"8 ""mm"""`],
      'attributes.csv',
    ),
  )
  const button = await screen.findByRole('button', { name: 'Save 2 attributes' })
  within(rowOf(/Hookless/)).getByText('Removed')
  fireEvent.click(button)
  await screen.findByText('2 attributes saved')
  expect(await attributes()).toEqual([{ code: goods.bolt, name: 'Größe', value: '8 "mm"' }])
}, 60_000)

const macros = zipSync({
  'xl/workbook.xml': strToU8('<workbook/>'),
  'xl/vbaProject.bin': strToU8('x'),
})
const bomb = zipSync({
  'xl/workbook.xml': strToU8('<workbook/>'),
  'xl/worksheets/sheet1.xml': new Uint8Array(70_000_000),
})
const many = `${headings.join(',')}\n${`${goods.part},2000,Rim,x\n`.repeat(100_000)}`

test.each<[what: string, file: NodeFile, words: RegExp]>([
  ['a PDF', new NodeFile(['%PDF-1.4'], 'a.xlsx'), /isn’t an Excel workbook/],
  ['macros', new NodeFile([macros], 'a.xlsm'), /contains macros/],
  ['a bomb', new NodeFile([bomb], 'a.xlsx'), /too large/],
  ['100,000 rows', new NodeFile([many], 'a.csv'), /more than 5,000 rows/],
  ['no text', new NodeFile([new Uint8Array([0, 1, 2, 3])], 'a.csv'), /isn’t a CSV text/],
  ['an open quote', new NodeFile([`${headings.join(',')}\n"a,b`], 'a.csv'), /never closed/],
  ['headings alone', new NodeFile([headings.join(',')], 'a.csv'), /no rows/],
  [
    'other columns',
    new NodeFile(['code,sorg,attribute,value\na,b,c,d'], 'a.csv'),
    /columns are missing: article_code\..*aren’t known: code\./,
  ],
])(
  '%s: refused in words',
  async (_, file, words) => {
    await renderAt('/upload-area/attributes', { as: 'product' })
    await choose('File with attributes', file)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
    expect(screen.queryByRole('button', { name: /Save/ })).toBeNull()
  },
  60_000,
)

test('articles are deleted after a question, and restored with the same file', async () => {
  const file = () =>
    new NodeFile([`article_code,sorg\n${goods.bolt},2000\n${goods.bolt},1000`], 'articles.csv')
  const sold = () =>
    sql(
      `SELECT s.sorg FROM article_sorg s JOIN article a ON a.id = s.article_id WHERE a.code = $1`,
      [goods.bolt],
    )
  await renderAt('/upload-area/delete', { as: 'product' })
  await choose('File with articles', file())
  fireEvent.click(await screen.findByRole('button', { name: 'Delete 1 article' }))
  const question = await screen.findByRole('alertdialog', { name: 'Delete 1 article?' })
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
  expect(await sold()).toEqual([{ sorg: '2000' }])
  fireEvent.click(screen.getByRole('button', { name: 'Delete 1 article' }))
  fireEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', {
      name: 'Delete 1 article',
    }),
  )
  await screen.findByText('1 article deleted')
  expect(await sold()).toEqual([])

  cleanup()
  await renderAt('/upload-area/restore', { as: 'product' })
  await screen.findByText('1 article is deleted.')
  const listed = within(screen.getByRole('table', { name: 'Deleted articles' }))
  const [, row] = listed.getAllByRole('row')
  expect(row!.textContent).toMatch(new RegExp(`Name ${goods.bolt}.*2000.*Name of product`))
  expect(row!.textContent).toContain(String(new Date().getFullYear()))
  await choose('File with articles', file())
  within(await screen.findByRole('row', { name: /1000/ })).getByText('This article isn’t deleted')
  fireEvent.click(screen.getByRole('button', { name: 'Restore 1 article' }))
  await screen.findByText('1 article restored')
  expect(await sold()).toEqual([{ sorg: '2000' }])
  await screen.findByText('No articles are deleted.')
}, 60_000)

const picture = async (name: string, seed: number) =>
  new NodeFile([new Uint8Array(await photo({ seed, width: 80, height: 60 }))], name)
const choosePictures = async (...files: NodeFile[]) => {
  await screen.findByRole('button', { name: 'Choose pictures' })
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files } })
}
const stored = () =>
  sql<{ owner: string; name: string }>(
    `SELECT u.owner, f.name FROM file_use u JOIN file f ON f.id = u.file_id ORDER BY u.owner, u.position`,
  )

test('pictures find their articles by their names, in their order, each with its result', async () => {
  await renderAt('/upload-area/pictures', { as: 'product' })
  await choosePictures(
    await picture('part-1_2.jpg', 1),
    await picture('PART-1.jpg', 2),
    await picture('NO-SUCH.jpg', 3),
    await picture('PART-1_1.png', 4),
    new NodeFile(['no picture'], 'BOLT-1.jpg'),
  )
  const button = await screen.findByRole('button', { name: 'Upload 2 pictures' })
  within(rowOf(/NO-SUCH/)).getByText('There is no article with this code')
  within(rowOf(/PART-1_1/)).getByText('Another file is for the same place')
  within(rowOf(/BOLT-1/)).getByText('This isn’t a JPEG, PNG, WebP or AVIF picture')
  screen.getByText('3 pictures can’t be taken.')
  fireEvent.click(button)
  await screen.findByText('2 of 2 pictures uploaded', {}, { timeout: 20_000 })
  expect(await stored()).toEqual([
    { owner: goods.part, name: 'PART-1.jpg' },
    { owner: goods.part, name: 'part-1_2.jpg' },
  ])
  await sql(`UPDATE file SET state = 'ready'`)
  await screen.findByText('2 pictures uploaded', {}, { timeout: 20_000 })
  within(rowOf(/part-1_2/)).getByText('Added')
}, 60_000)

test('an archive is unpacked; a picture that turns out to be damaged is said', async () => {
  await renderAt('/upload-area/pictures', { as: 'product' })
  // Bytes of the window's own files are of another kind than those its crypto takes.
  vi.stubGlobal('File', NodeFile)
  const content = async (seed: number) =>
    new Uint8Array(await photo({ seed, width: 80, height: 60 }))
  await choosePictures(
    new NodeFile(
      [
        zipSync({
          'bikes/PART-1.jpg': await content(5),
          'bikes/BOLT-1.jpg': await content(6),
          '__MACOSX/bikes/._PART-1.jpg': strToU8('x'),
          'bikes/.DS_Store': strToU8('x'),
        }),
      ],
      'pictures.zip',
    ),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Upload 2 pictures' }))
  await screen.findByText('2 of 2 pictures uploaded', {}, { timeout: 20_000 })
  expect(await stored()).toEqual([
    { owner: goods.bolt, name: 'BOLT-1.jpg' },
    { owner: goods.part, name: 'PART-1.jpg' },
  ])
  await sql(`UPDATE file SET state = 'ready' WHERE name = 'BOLT-1.jpg'`)
  await sql(`UPDATE file SET state = 'refused', refusal = 'image_broken' WHERE name = 'PART-1.jpg'`)
  await within(rowOf(/bikes\/PART-1/)).findByText(
    'This picture is damaged and can’t be read.',
    {},
    { timeout: 20_000 },
  )
}, 60_000)

test.each<[what: string, file: NodeFile, words: RegExp]>([
  ['no archive', new NodeFile(['no archive'], 'a.zip'), /isn’t a ZIP archive/],
  [
    'an empty archive',
    new NodeFile([zipSync({ '.DS_Store': strToU8('x') })], 'a.zip'),
    /no pictures/,
  ],
  [
    'too many files',
    new NodeFile(
      [
        zipSync(
          Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`${n}.jpg`, strToU8('x')])),
        ),
      ],
      'a.zip',
    ),
    /more than 1,000 pictures/,
  ],
])(
  '%s: refused in words',
  async (_, file, words) => {
    await renderAt('/upload-area/pictures', { as: 'product' })
    await choosePictures(file)
    expect((await screen.findByRole('alert')).textContent).toMatch(words)
  },
  60_000,
)
