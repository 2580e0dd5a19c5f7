import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { PushOffer } from '../notifications/push-offer.tsx'
import { useConfig } from '#shell/session/use-session.ts'
import { useRestock } from './use-restock.ts'

interface RestockButtonProps {
  product: {
    id: string
    name: string
    article_code: string
    sorg: string
    stocks: { inStock: boolean }
  }
}

/** "Notify me", at an article that is out of stock. */
export function RestockButton({ product }: RestockButtonProps) {
  const { features } = useConfig()
  return features.WEB_NOTIFICATION && !product.stocks.inStock ? <Switch product={product} /> : null
}

function Switch({ product }: RestockButtonProps) {
  const online = useAtomValue(onlineAtom)
  const { waiting, busy, turn, canQueue } = useRestock(product)
  if (waiting === null) return null
  return (
    <Stack gap={2}>
      <Button
        icon="bell"
        fill
        busy={busy}
        disabled={!online && !canQueue}
        aria-pressed={waiting}
        onClick={() => void turn(!waiting)}
      >
        {waiting ? <Trans>We’ll notify you when it’s back</Trans> : <Trans>Notify me</Trans>}
      </Button>
      {waiting && <PushOffer />}
    </Stack>
  )
}
