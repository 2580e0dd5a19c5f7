import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function rootFrom(dir: string): string {
  if (existsSync(join(dir, 'package.json')) && existsSync(join(dir, 'schema'))) return dir
  const above = dirname(dir)
  if (above === dir)
    throw new Error(
      'the project folder was not found: schema/ and package.json must stand together',
    )
  return rootFrom(above)
}

/** The project's folder, whether this runs from its source or from the build. */
export const root = rootFrom(dirname(fileURLToPath(import.meta.url)))
