import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice.tsx'
import { brokenWords } from './broken-words.ts'
import type { SentImport } from './imports.gql.ts'

/** Files of which nothing was taken, each with the reason and the server's own details, which are in English. */
export function BrokenFiles({ files }: Pick<SentImport, 'files'>) {
  const { i18n } = useLingui()
  return files
    .filter(({ brokenReason }) => brokenReason !== null)
    .map(({ feed, brokenReason, brokenDetail }) => {
      const words = brokenWords[brokenReason ?? '']
      return (
        <Notice
          key={feed}
          tone="danger"
          title={<Trans>Nothing was imported from {`${feed}.csv`}</Trans>}
        >
          {words && <p>{i18n._(words)}</p>}
          <small lang="en">{brokenDetail}</small>
        </Notice>
      )
    })
}
