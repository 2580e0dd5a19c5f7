import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useSwitchCustomer } from './use-switch-customer.ts'

/** Switches to the customer that something on the page belongs to. @param code of that customer */
export function SwitchButton({ code, primary = false }: { code: string; primary?: boolean }) {
  const { state, change } = useSwitchCustomer()
  const online = useAtomValue(onlineAtom)
  return (
    <>
      <Button
        {...(primary && { variant: 'primary' as const })}
        icon="swap"
        busy={state === 'busy'}
        disabled={!online}
        onClick={() => void change({ custCode: { r3: code, isr: null } })}
      >
        <Trans>Switch to {code}</Trans>
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" live="alert">
          <Trans>Couldn’t switch to this customer. You may not have access to it.</Trans>
        </Notice>
      )}
    </>
  )
}
