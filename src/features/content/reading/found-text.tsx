import { Trans } from '@lingui/react/macro'
import type { ContentHit } from '../content.gql.ts'
import * as css from '../content.css.ts'

/** The words around what was found, and the file in which they stand. */
export function FoundText({ hit: { fileName, excerpt } }: { hit: ContentHit }) {
  if (!fileName && excerpt.length === 0) return <Trans>In the title</Trans>
  return (
    <span className={css.excerpt}>
      {fileName && (
        <>
          <Trans>In the file {fileName}</Trans>
          {excerpt.length > 0 && ': '}
        </>
      )}
      {excerpt.map(({ text, isMatch }, n) => (isMatch ? <mark key={n}>{text}</mark> : text))}
    </span>
  )
}
