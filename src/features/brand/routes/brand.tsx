import { createFileRoute } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { useClient } from 'urql'
import { useData } from '#data/load.ts'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { BrandPart } from '../brand-part.tsx'
import { brandParts } from '../brand-parts.ts'
import { BrandPictures } from '../brand.gql.ts'
import * as css from '../brand.css.ts'

export const Route = createFileRoute('/_frame/admin/brand')({
  staticData: {
    screen: {
      title: msg`Logo and icons`,
      allow: ['page.user-management'],
      chip: false,
      menu: { group: 'admin', order: 47, icon: 'image' },
    },
  },
  loader: ({ context }) => context.load(BrandPictures, {}),
  pendingComponent: BrandPending,
  component: Brand,
})

function BrandPending() {
  const { t } = useLingui()
  return (
    <Page title={t`Logo and icons`}>
      <SkeletonRows rows={3} label={t`Loading pictures`} />
    </Page>
  )
}

function Brand() {
  const { t } = useLingui()
  const client = useClient()
  const { brandPictures } = useData(Route.useLoaderData())
  const refresh = useCallback(
    () => void client.query(BrandPictures, {}, { requestPolicy: 'network-only' }).toPromise(),
    [client],
  )
  const making = brandPictures.some(({ picture }) => picture.state === 'STORED')
  useEffect(() => {
    if (!making) return
    const timer = setInterval(refresh, 1_500)
    return () => clearInterval(timer)
  }, [making, refresh])
  return (
    <Page
      title={t`Logo and icons`}
      intro={
        <Trans>
          Look at the preview, then publish. Everyone sees it the next time they open the portal.
        </Trans>
      }
    >
      <div className={css.parts}>
        {brandParts.map((part) => (
          <BrandPart
            key={part.part}
            part={part}
            picture={brandPictures.find((one) => one.part === part.part)?.picture}
            refresh={refresh}
          />
        ))}
      </div>
    </Page>
  )
}
