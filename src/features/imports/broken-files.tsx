import { Trans } from '@lingui/react/macro'
import { Notice } from '#ui/feedback/notice.tsx'
import type { SentImport } from './imports.gql.ts'

/** Files of which nothing was taken, each with the reason. */
export const BrokenFiles = ({ files }: Pick<SentImport, 'files'>) =>
  files
    .filter(({ brokenDetail }) => brokenDetail !== null)
    .map(({ feed, brokenDetail }) => (
      <Notice
        key={feed}
        tone="danger"
        title={<Trans>Nothing was imported from {`${feed}.csv`}</Trans>}
      >
        <span lang="en">{brokenDetail}</span>
      </Notice>
    ))
