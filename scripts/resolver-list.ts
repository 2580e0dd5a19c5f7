import { readdirSync, writeFileSync } from 'node:fs'
import { posix } from 'node:path'

const modules = 'server/modules'

/** Finds the files with resolvers: `resolvers.ts` and `<name>-resolvers.ts` of every area, sorted by path. */
export const resolverFiles = (): string[] =>
  readdirSync(modules, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/-])resolvers\.ts$/.test(file))
    .sort()
    .map((file) => posix.join(modules, file))

/** Writes server/resolvers.gen.ts, the list of all resolvers: an area's file is in it by its name. */
export function writeResolverList(): void {
  const files = resolverFiles()
  const imports = files.map((file, n) => {
    const from = `./${posix.relative('server', file)}`
    return `import * as area${n} from '${from}'\n`
  })
  const names = files.map((_, n) => `  area${n},\n`)
  writeFileSync(
    'server/resolvers.gen.ts',
    `${imports.join('')}\n/** The resolvers of all areas. */\nexport const resolvers = [\n${names.join('')}]\n`,
  )
}
