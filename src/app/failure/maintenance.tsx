import { createFileRoute, useRouter } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { Icon } from '#ui/display/icon.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { askStatus } from '../status/watch-status.ts'
import { text, whole } from '#shell/failure/failure.css.ts'

const askEvery = 20_000

export const Route = createFileRoute('/maintenance')({
  staticData: {
    screen: {
      title: msg`Maintenance`,
      allow: 'anyone',
      layout: 'full-container',
      firstWords: true,
    },
  },
  component: Maintenance,
})

function Maintenance() {
  const router = useRouter()
  const online = useAtomValue(onlineAtom)
  useEffect(() => {
    const ask = async () => {
      if ((await askStatus(location.hostname)) === 'online')
        await router.navigate({ to: '/login', replace: true })
    }
    void ask()
    const timer = setInterval(() => void ask(), askEvery)
    return () => clearInterval(timer)
  }, [router, online])
  return (
    <main className={whole}>
      <Icon name="wrench" size="lg" />
      <h1>
        <Trans>We are performing schedule maintenance.</Trans>
      </h1>
      <p className={text}>
        <Trans>We should be back online shortly</Trans>
      </p>
      {!online && (
        <p className={text}>
          <Trans>This device is offline. We’ll try again when it’s back online.</Trans>
        </p>
      )}
    </main>
  )
}
