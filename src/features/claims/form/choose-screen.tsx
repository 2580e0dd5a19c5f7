import { Link, useNavigate } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { frameNumberOf } from '#domain/frames/frame-number.ts'
import { useKeepFrames } from '#parts/frames/use-keep-frames.ts'
import { ScanPanel } from '#parts/scan/scan-panel.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { useConfig } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Page } from '#ui/page/page.tsx'
import * as css from '../claims.css.ts'
import { ClaimChoices } from '../claims.gql.ts'
import { LocalList } from '../local/local-list.tsx'
import type { FormSearch } from './form-search.ts'

/** Begins a claim: by the frame number in sight of the camera, or by its kind. */
export function ChooseScreen({ search }: { search: FormSearch }) {
  useKeepFrames()
  const { t } = useLingui()
  const { title } = useScreen()
  const { claimAllowPAA } = useConfig()
  const [{ data, fetching }] = useQuery({
    query: ClaimChoices,
    variables: { category: 'bike' },
  })
  // Without an answer the tenant's settings count; the server looks at it again.
  const { mayCreate, mayCreatePaa } = data?.claimCapabilities ?? {
    mayCreate: !fetching,
    mayCreatePaa: !fetching && claimAllowPAA,
  }
  const navigate = useNavigate()
  const [scanning, setScanning] = useState(false)
  return (
    <Page title={title} width="reading">
      <div className={css.body}>
        {scanning && (
          <ScanPanel
            onCode={(code) =>
              void navigate({
                to: '/claim/create/bike' as never,
                search: { ...search, frame: frameNumberOf(code) } as never,
              })
            }
            onClose={() => setScanning(false)}
            last={null}
          />
        )}
        <Card title={t`What is it about?`}>
          <div className={css.buttons}>
            {mayCreate && (
              <>
                <Button variant="primary" icon="scan" onClick={() => setScanning(true)}>
                  <Trans>Scan frame number</Trans>
                </Button>
                <Link
                  to={'/claim/create/bike' as never}
                  search={search as never}
                  className={button()}
                >
                  <Trans>Bicycle</Trans>
                </Link>
              </>
            )}
            {mayCreatePaa && (
              <Link to={'/claim/create/paa' as never} search={search as never} className={button()}>
                <Trans>Part or accessory</Trans>
              </Link>
            )}
          </div>
          {!fetching && !mayCreate && !mayCreatePaa && (
            <p className={css.quiet}>
              <Trans>Claims can’t be made for this customer here. Ask your contact.</Trans>
            </p>
          )}
        </Card>
        <LocalList />
      </div>
    </Page>
  )
}
