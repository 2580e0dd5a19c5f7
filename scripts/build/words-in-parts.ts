import { relative } from 'node:path'
import { createCompiledCatalog, getCatalogForFile, getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

/**
 * Modules whose words the first page needs: the log-in, its failures, the kit, and everything
 * shown above a screen. A second step follows later.
 */
const firstPage =
  /^src\/(app\/(failure|progress|update)|parts\/failure|shell|ui|features\/session)\/(?!routes\/second-step)/

/** Divides a catalogue: `en.po?first` has the words of the first page, `en.po?rest` all others. */
export function wordsInParts(): Plugin {
  return {
    name: 'words-in-parts',
    async transform(_source, id) {
      const [, file, part] = /^(.*\.po)\?(first|rest)$/.exec(id) ?? []
      if (!file) return
      this.addWatchFile(file)
      const config = getConfig()
      const found = getCatalogForFile(
        relative(config.rootDir ?? '.', file),
        await getCatalogs(config),
      )
      if (!found) throw new Error(`${file} is no catalogue of lingui.config.ts`)
      const { messages } = await found.catalog.getTranslations(found.locale, {
        sourceLocale: config.sourceLocale ?? 'en',
        fallbackLocales: {},
      })
      const entries = (await found.catalog.read(found.locale)) ?? {}
      const isFirst = (message: string) =>
        entries[message]?.origin?.some(([path]) => firstPage.test(path)) ?? false
      const chosen = Object.fromEntries(
        Object.entries(messages).filter(([message]) => isFirst(message) === (part === 'first')),
      )
      const { source, errors } = createCompiledCatalog(found.locale, chosen, { namespace: 'es' })
      if (errors.length > 0) throw new Error(errors.map(({ error }) => error.message).join('\n'))
      return { code: source, map: null, moduleType: 'js' }
    },
  }
}
