import { createFileRoute, useRouter } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Icon } from '#ui/icon.tsx'
import { serverStatus } from '../session/host-config.ts'
import { text, whole } from './failure.css.ts'

const askEvery = 20_000

export const Route = createFileRoute('/$locale/maintenance')({
  staticData: { screen: { title: msg`Maintenance`, allow: 'anyone', layout: 'full-container' } },
  component: Maintenance,
})

function Maintenance() {
  const router = useRouter()
  const { locale } = Route.useParams()
  useEffect(() => {
    const ask = async () => {
      const status = await serverStatus(location.hostname).catch(() => 'maintenance')
      if (status === 'online') await router.navigate({ to: `/${locale}/login` as never, replace: true })
    }
    void ask()
    const timer = setInterval(() => void ask(), askEvery)
    return () => clearInterval(timer)
  }, [router, locale])
  return (
    <main className={whole}>
      <Icon name="wrench" size="lg" />
      <h1><Trans>We are performing schedule maintenance.</Trans></h1>
      <p className={text}><Trans>We should be back online shortly</Trans></p>
    </main>
  )
}
