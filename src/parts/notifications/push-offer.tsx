import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { readFact, writeFact } from '#offline/device-facts.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { useConfig, useUser } from '#shell/session/use-session.ts'
import { usePush } from './use-push.ts'

/**
 * Offers notifications on this device once there is something to tell: where permission was neither asked for nor
 * declined with "not now".
 */
export function PushOffer() {
  return useConfig().features.WEB_NOTIFICATION ? <Offer /> : null
}

function Offer() {
  const { id } = useUser()
  const fact = `push-offered.${id}`
  const [open, setOpen] = useState(false)
  const { state, busy, failed, turn } = usePush()
  useEffect(() => {
    let gone = false
    void readFact(fact).then((declined) => gone || setOpen(!declined))
    return () => {
      gone = true
    }
  }, [fact])
  const decline = () => {
    setOpen(false)
    void writeFact(fact, true)
  }
  if (!open || state !== 'asking' || failed) return null
  return (
    <Notice title={<Trans>Get notifications on this device?</Trans>}>
      <Stack gap={2}>
        <span>
          <Trans>
            When someone orders for you or your account changes, even while the portal is closed.
          </Trans>
        </span>
        <Row>
          <Button busy={busy} onClick={() => void turn(true)}>
            <Trans>Turn on</Trans>
          </Button>
          <Button variant="ghost" onClick={decline}>
            <Trans>Not now</Trans>
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}
