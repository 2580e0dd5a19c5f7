import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { untilBroken } from '../../incoming/broken-line.ts'
import { feeds } from '../feed-order.ts'

/** Options of an import that comes by HTTPS, from a page or a program. */
export interface ImportRequest {
  /** The files hold only what changed. */
  delta: boolean
  /** Most of our rows, in percent, that a full file may end. */
  allowEnded: number
  invite: boolean
  dryRun: boolean
  /** Name of its sender, as the history of imports shows it. */
  by: string
}

export type UploadedState = 'open' | 'running' | 'done' | 'partly' | 'failed'

/** Most bytes of one file. */
export const largestFile = 4_000_000_000
/** Days that files which were never imported, and reports, are kept. */
const keptDays = 7

const folders = ['documents', 'pictures']
const names = new Set(feeds.map(({ name }) => `${name}.csv`))

/** True for a feed's file, or a document or picture that a feed names. */
export const isImportFile = (name: string): boolean => {
  const [folder = '', file] = name.split('/', 2)
  return (
    names.has(name) ||
    (folders.includes(folder) &&
      file !== undefined &&
      /^[\w][\w .()+-]{0,199}$/.test(file) &&
      name === `${folder}/${file}`)
  )
}

/** Folder of imports that come by HTTPS. */
export const importsDir = (dataDir: string): string => join(dataDir, 'imports')
export const importFolder = (dataDir: string, tenantId: string, id: string): string =>
  join(importsDir(dataDir), tenantId, id)

const inside = {
  request: 'request.json',
  started: 'started',
  report: 'report.json',
  files: 'files',
} as const

/** Folder of an import's files, as `folderSource` reads them. */
export const filesOfImport = (folder: string): string => join(folder, inside.files)

export async function openImport(folder: string, request: ImportRequest): Promise<void> {
  await mkdir(join(folder, inside.files), { recursive: true })
  await writeFile(join(folder, inside.request), JSON.stringify(request))
}

/** @returns undefined when there is no such import here */
export async function readRequest(folder: string): Promise<ImportRequest | undefined> {
  if (!existsSync(join(folder, inside.request))) return undefined
  return JSON.parse(await readFile(join(folder, inside.request), 'utf8')) as ImportRequest
}

/** Bytes of a file that have come. */
export const sizeOf = (folder: string, name: string): Promise<number> =>
  stat(join(folder, inside.files, name)).then(
    ({ size }) => size,
    () => 0,
  )

/** Appends what comes until it ends or breaks off; what has come stays. @returns the new size @throws Error when the disk takes no more */
export async function append(
  folder: string,
  name: string,
  from: number,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const path = join(folder, inside.files, name)
  await mkdir(dirname(path), { recursive: true })
  await (await open(path, 'a')).close()
  const file = await open(path, 'r+')
  let at = from
  try {
    // Where the line breaks off the sender asks how far it has come and goes on from there.
    for await (const bytes of untilBroken(source)) {
      const fitting = bytes.subarray(0, largestFile - at)
      await file.write(fitting, 0, fitting.length, at)
      at += fitting.length
      if (fitting.length < bytes.length) break
    }
  } finally {
    await file
      .truncate(at)
      .then(() => file.sync())
      .finally(() => file.close())
  }
  return at
}

/** Files that have come, by name. */
export async function filesIn(folder: string): Promise<{ name: string; bytes: number }[]> {
  const found = await readdir(join(folder, inside.files), { recursive: true }).catch(() => [])
  const files = found.map((name) => name.replaceAll('\\', '/')).filter(isImportFile)
  return Promise.all(
    files.sort().map(async (name) => ({ name, bytes: await sizeOf(folder, name) })),
  )
}

export const markStarted = (folder: string): Promise<void> =>
  writeFile(join(folder, inside.started), '')

/** Keeps the report and gives the room of the files back. */
export async function finishImport(folder: string, report: string): Promise<void> {
  await writeFile(join(folder, inside.report), report)
  await rm(join(folder, inside.files), { recursive: true, force: true })
}

/** State of an import, with its report once it has ended. */
export async function stateOf(
  folder: string,
): Promise<{ state: UploadedState; report: Record<string, unknown> | null }> {
  if (!existsSync(join(folder, inside.report)))
    return { state: existsSync(join(folder, inside.started)) ? 'running' : 'open', report: null }
  const report = JSON.parse(await readFile(join(folder, inside.report), 'utf8')) as Record<
    string,
    unknown
  >
  return { state: (['done', 'failed', 'partly'] as const)[report.exitCode as 0 | 1 | 2], report }
}

/** Deletes all imports that a tenant has sent, with their files and reports. */
export const removeImports = (dataDir: string, tenantId: string): Promise<void> =>
  rm(join(importsDir(dataDir), tenantId), { recursive: true, force: true })

/** Deletes imports without a change for a week. */
export async function forgetImports(dataDir: string, now: Date): Promise<void> {
  const home = importsDir(dataDir)
  for (const tenantId of await readdir(home).catch(() => []))
    for (const id of await readdir(join(home, tenantId)).catch(() => [])) {
      const { mtimeMs } = await stat(join(home, tenantId, id))
      if (mtimeMs < now.getTime() - keptDays * 86_400_000)
        await rm(join(home, tenantId, id), { recursive: true, force: true })
    }
}
