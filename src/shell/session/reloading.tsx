import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import * as css from './reloading.css.ts'
import { reloadingAtom } from './session-atoms.ts'

/** Covers the page while it reloads for another user or customer. */
export function ReloadCover() {
  if (!useAtomValue(reloadingAtom)) return null
  return (
    <div className={css.cover} role="alertdialog" aria-busy="true" aria-labelledby="reloading">
      <p id="reloading" className={css.words}>
        <Trans>Loading…</Trans>
      </p>
    </div>
  )
}
