import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const ours = /^(src|sw|server|scripts|tests)$/

/** Source file of the repository, without generated ones. */
export interface SourceFile {
  path: string
  text: string
}

/** Every hand-written TypeScript file under the given folders. */
export function sourceFiles(...folders: string[]): SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.gen\.|\.d\.ts$/.test(file))
      .map((file) => ({
        path: posix.join(folder, file),
        text: readFileSync(posix.join(folder, file), 'utf8'),
      })),
  )
}

export const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path)

/** Lines of a file as an editor counts them. */
export const lineCount = ({ text }: SourceFile) => text.replace(/\n$/, '').split('\n').length

/** The files of this repository that a file imports, packages left out. */
export function importsOf({ path, text }: SourceFile): string[] {
  const specifiers = [...text.matchAll(/(?:^|[\s;}])(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    ([, specifier]) => specifier!,
  )
  return specifiers.flatMap((specifier) => {
    if (specifier.startsWith('#')) return [`src/${specifier.slice(1)}`]
    if (!specifier.startsWith('.')) return []
    const target = posix.normalize(posix.join(posix.dirname(path), specifier))
    return ours.test(target.split('/')[0]!) ? [target] : []
  })
}
