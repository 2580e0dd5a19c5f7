import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { trustedDocuments } from './documents.ts'
import { checkManifests } from './build/check-manifests.ts'
import { generate } from './generate.ts'

/** Files of one build in dist/assets, and the documents its screens send. */
interface Build {
  at: string
  assets: string[]
  documents: Record<string, string>
}

/** A page that is open during an update still asks for its own build's files and questions. */
const keptBuilds = 3
const register = 'dist-server/builds.json'

const earlierBuilds = (): Build[] =>
  existsSync(register) ? (JSON.parse(readFileSync(register, 'utf8')) as Build[]) : []

function assetsOf(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir).filter((file) => !/\.(br|gz)$/.test(file)) : []
}

/** Compresses once what is served often; a file that is compressed already is left alone. */
function compress(dir: string) {
  for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    const path = join(dir, file)
    if (!/\.(js|css|svg|json|wasm)$/.test(file) || !statSync(path).isFile()) continue
    const content = readFileSync(path)
    if (content.length < 1_024) continue
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

const viteBuild = (...args: string[]) =>
  execFileSync('npx', ['vite', 'build', '--logLevel', 'warn', ...args], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })

async function build() {
  await generate()
  checkManifests()
  const earlier = earlierBuilds()
  rmSync('dist/.new', { recursive: true, force: true })
  viteBuild('--outDir', 'dist/.new', '--emptyOutDir')
  const documents = await trustedDocuments()
  const builds = [
    { at: new Date().toISOString(), assets: assetsOf('dist/.new/assets'), documents },
    ...earlier,
  ].slice(0, keptBuilds)
  const kept = new Set(builds.flatMap(({ assets }) => assets))
  mkdirSync('dist/assets', { recursive: true })
  for (const file of readdirSync('dist'))
    if (file !== '.new' && file !== 'assets') rmSync(join('dist', file), { recursive: true })
  for (const file of readdirSync('dist/assets'))
    if (!kept.has(file.replace(/\.(br|gz)$/, ''))) rmSync(join('dist/assets', file))
  compress('dist/.new')
  cpSync('dist/.new', 'dist', { recursive: true })
  rmSync('dist/.new', { recursive: true })
  viteBuild('-c', 'vite.server.config.ts')
  viteBuild('-c', 'vite.login.config.ts')
  writeFileSync(
    'dist-server/documents.json',
    JSON.stringify(Object.assign({}, ...builds.map((one) => one.documents))),
  )
  writeFileSync(register, JSON.stringify(builds))
  writeBillOfMaterials()
}

/** Lists what the built server and portal are made of (CycloneDX), for operators who watch advisories. */
function writeBillOfMaterials(): void {
  const list = execFileSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  })
  writeFileSync('dist-server/sbom.json', list)
}

await build()
