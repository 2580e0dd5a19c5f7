import { useLingui } from '@lingui/react/macro'
import { useLingui as useMessages } from '@lingui/react'
import { type ReactNode, useContext } from 'react'
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx'
import { Page } from '#ui/page/page.tsx'
import { PhoneTitle } from '#ui/page/phone-title.tsx'
import { PageFrame } from '#ui/page/page-frame.ts'
import { typeTitles } from '../marketing-types.ts'

interface MarketingPageProps {
  type: string
  title: string
  /** Categories on the way here, from the top. */
  breadcrumb: readonly { title: string; route: string }[]
  intro?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A page in the tree of marketing material, with the way to it on every width. */
export function MarketingPage({ type, title, breadcrumb, ...page }: MarketingPageProps) {
  const { t } = useLingui()
  const { i18n } = useMessages()
  const frame = useContext(PageFrame)
  const typeTitle = typeTitles[type]
  const above = (
    <Breadcrumbs
      label={t`Breadcrumbs`}
      items={[
        { label: t`Marketing material`, to: '/marketing-material' },
        ...(typeTitle ? [{ label: i18n._(typeTitle), to: `/marketing-material/${type}` }] : []),
        ...breadcrumb.map((category) => ({ label: category.title, to: category.route })),
        { label: title },
      ]}
    />
  )
  return (
    <PageFrame value={{ ...frame, above }}>
      <Page title={title} intro={page.intro} actions={page.actions}>
        <PhoneTitle>{title}</PhoneTitle>
        {page.children}
      </Page>
    </PageFrame>
  )
}
