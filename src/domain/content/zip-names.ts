/** A name without what an archive's reader may take for a path. */
const plain = (name: string) => name.replaceAll(/[/\\:*?"<>|\p{Cc}]/gu, '_').replace(/^\.+/, '_')

/**
 * Names of files in an archive: each its own, told apart without regard to case, as some file systems do.
 * @returns names in the same order
 */
export function zipNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const clean = plain(name) || 'file'
    const dot = clean.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [clean.slice(0, dot), clean.slice(dot)] : [clean, '']
    let own = clean
    for (let n = 2; taken.has(own.toLowerCase()); n += 1) own = `${stem} (${n})${ending}`
    taken.add(own.toLowerCase())
    return own
  })
}

/** The name of one size of a picture: sizes are webp, whatever the original is. */
export const sizedName = (name: string, size: string): string =>
  `${name.replace(/\.[^.]{1,5}$/, '')}-${size}.webp`
