import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder with the portal's page as it is before the build: what the server writes into it is the same. */
export function portalDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'pannier-page-'))
  copyFileSync('index.html', join(dir, 'index.html'))
  return dir
}
