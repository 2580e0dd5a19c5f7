import { createFileRoute } from '@tanstack/react-router'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useCallback, useEffect } from 'react'
import { useClient } from 'urql'
import { inSize } from '#domain/files/picture-address.ts'
import type { FileKind } from '#domain/files/file-kinds.ts'
import type { HostConfig } from '#domain/portal/host-config.ts'
import { useData } from '#data/load.ts'
import { useSave } from '#data/save.ts'
import { UploadField } from '#parts/upload/upload-field.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Page } from '#ui/page/page.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { BrandPictures, RemoveBrandPicture } from '../brand.gql.ts'
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

interface Part {
  part: 'LOGO' | 'LOGIN' | 'ICON'
  owner: string
  kind: FileKind
  title: MessageDescriptor
  about: MessageDescriptor
  /** Picture shown while none is uploaded. */
  before: (config: HostConfig) => string
}

const parts: readonly Part[] = [
  {
    part: 'LOGO',
    owner: 'logo',
    kind: 'brand-picture',
    title: msg`Logo`,
    about: msg`In the top bar and on the login page. A PNG or WebP with a transparent background works best.`,
    before: ({ imageNavbar, webLogo }) => imageNavbar || webLogo,
  },
  {
    part: 'LOGIN',
    owner: 'login',
    kind: 'brand-picture',
    title: msg`Login picture`,
    about: msg`Beside the login form on wide screens. At least 1,600 pixels wide.`,
    before: ({ imageLoginBackground }) => imageLoginBackground,
  },
  {
    part: 'ICON',
    owner: 'icon',
    kind: 'brand-icon',
    title: msg`App icon`,
    about: msg`In browser tabs and on home screens. A square PNG or WebP of at least 512 × 512 pixels.`,
    before: () => '/tenant-icons/icon-192.png',
  },
]

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
      intro={<Trans>Changes appear for everyone the next time they open the portal.</Trans>}
    >
      <div className={css.parts}>
        {parts.map((part) => (
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

interface BrandPartProps {
  part: Part
  picture: { name: string; state: string; address: string | null } | undefined
  refresh: () => void
}

function BrandPart({ part, picture, refresh }: BrandPartProps) {
  const { t, i18n } = useLingui()
  const config = useConfig()
  const toast = useToast()
  const remove = useSave(RemoveBrandPicture)
  const title = i18n._(part.title)
  const fills = part.part === 'LOGIN'
  const address = picture ? picture.address && inSize(picture.address, 'low') : part.before(config)
  const takeAway = async () => {
    const { failure } = await remove({ part: part.part })
    if (failure) toast({ tone: 'danger', text: t`Couldn’t remove the picture. Try again.` })
    else toast({ text: t`Picture removed` })
    refresh()
  }
  return (
    <Card title={title}>
      <div className={css.part}>
        <span className={css.quiet}>{i18n._(part.about)}</span>
        <span className={css.picture({ fills })}>
          {address ? (
            <img className={css.image({ fills })} src={address} alt={title} />
          ) : picture ? (
            <Trans>Preparing picture…</Trans>
          ) : (
            <Trans>No picture</Trans>
          )}
        </span>
        {picture && (
          <span className={css.foot}>
            <span className={css.quiet}>{picture.name}</span>
            <Button size="sm" icon="trash" onClick={() => void takeAway()}>
              <Trans>Remove</Trans>
            </Button>
          </span>
        )}
        <UploadField
          target={{ kind: part.kind, use: 'brand', owner: part.owner }}
          hint={<Trans>Drop a picture here.</Trans>}
          chooseLabel={picture ? t`Replace picture` : t`Choose picture`}
          onSent={refresh}
        />
      </div>
    </Card>
  )
}
