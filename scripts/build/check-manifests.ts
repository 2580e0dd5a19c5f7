import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { ManifestFile, MappingFile } from '../../server/portal/manifest-schema.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/**
 * Checks the manifests of the repository: each fits the schema, its pictures exist, and the mapping names every one of them.
 * @throws Error that says what is wrong with which file
 */
export function checkManifests(folder = 'manifests', publicFolder = 'public'): void {
  const fits = <Schema extends v.GenericSchema>(schema: Schema, file: string) => {
    const result = v.safeParse(schema, read(join(folder, file)))
    if (result.success) return result.output
    const [issue] = result.issues
    throw new Error(`${folder}/${file}: ${v.getDotPath(issue) ?? ''} ${issue.message}`)
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.webmanifest'))
  for (const file of files)
    for (const { src } of fits(ManifestFile, file).screenshots)
      if (!existsSync(join(publicFolder, src)))
        throw new Error(`${folder}/${file}: ${src} is missing`)
  const named = fits(MappingFile, 'mappingManifest.json').map(({ manifest }) => manifest)
  const lost = files.filter((file) => !named.includes(`/manifests/${file}`))
  const missing = named.filter((path) => !files.some((file) => path === `/manifests/${file}`))
  if (lost.length + missing.length > 0)
    throw new Error(
      `${folder}/mappingManifest.json: ${[...lost, ...missing].join(', ')} stand alone`,
    )
}
