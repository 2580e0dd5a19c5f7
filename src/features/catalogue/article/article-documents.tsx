import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useId } from 'react'
import { withBasePath } from '#offline/base-path.ts'
import { useLocale } from '#shell/i18n/use-locale.ts'
import { onlineAtom } from '#shell/network/network-atom.ts'
import {
  documentFormats,
  documentsInOrder,
  type DocumentFormat,
  type DocumentType,
} from '#domain/article/article-documents.ts'
import { catalogueOf, intlTag } from '#domain/portal/locales.ts'
import { useSizeText } from '#parts/file/use-size-text.ts'
import { Icon } from '#ui/display/icon.tsx'
import * as css from './article-documents.css.ts'

interface ArticleDocument {
  id: string
  type: DocumentType
  title: string
  language: string | null
  /** In bytes. */
  size: number
  format: string
}

const types: Record<DocumentType, MessageDescriptor> = {
  manual: msg`Manual`,
  data_sheet: msg`Data sheet`,
  assembly: msg`Assembly`,
  maintenance: msg`Maintenance`,
  spare_parts: msg`Spare parts`,
  certificate: msg`Certificate`,
  other: msg`Document`,
}

/**
 * Documents of an article, the reader's language first. Files stay on the server: offline only their names are shown.
 */
export function ArticleDocuments({ documents }: { documents: readonly ArticleDocument[] }) {
  const id = useId()
  const locale = useLocale()
  const online = useAtomValue(onlineAtom)
  if (documents.length === 0) return null
  return (
    <section className={css.documents} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        <Trans>Documents</Trans>
      </h2>
      {!online && (
        <p className={css.offline}>
          <Icon name="offline" size="sm" /> <Trans>They open when you’re back online.</Trans>
        </p>
      )}
      <ul className={css.list}>
        {documentsInOrder(documents, catalogueOf(locale)).map((document) => (
          <li key={document.id}>
            {online ? (
              <a
                href={withBasePath(`/server/documents/${encodeURIComponent(document.id)}`)}
                target="_blank"
                rel="noopener"
                className={css.document}
              >
                <Facts document={document} />
              </a>
            ) : (
              <span className={css.document} data-away>
                <Facts document={document} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({
  document: { type, title, language, size, format },
}: {
  document: ArticleDocument
}) {
  const { i18n, t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const locale = useLocale()
  const opens = documentFormats[format as DocumentFormat]?.opens ?? false
  const spoken =
    language && new Intl.DisplayNames([intlTag(locale)], { type: 'language' }).of(language)
  const sizeText = useSizeText()
  return (
    <>
      <Icon name="document" />
      <span className={css.title}>{title}</span>
      <span className={css.facts}>
        {[i18n._(types[type]), spoken, format.toUpperCase(), sizeText(size)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {online && (
        <Icon
          name={opens ? 'external' : 'download'}
          size="sm"
          label={opens ? t`Opens in a new tab` : t`Saved on this device`}
        />
      )}
    </>
  )
}
