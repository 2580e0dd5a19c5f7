import { Trans } from '@lingui/react/macro'
import { Component, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { ErrorState } from '../feedback/error-state.tsx'

interface OverlayBoundaryProps {
  children: ReactNode
  fallback: ReactNode
}

/** Keeps the failure of an overlay inside it, so that the page behind stays as it is. */
export class OverlayBoundary extends Component<OverlayBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Shown in place of an overlay's content that could not be drawn. */
export function OverlayFailure() {
  return (
    <ErrorState
      heading={<Trans>This window couldn’t be shown</Trans>}
      text={<Trans>Close it to continue. If it happens again, refresh the page.</Trans>}
      action={
        <Button onClick={() => location.reload()}>
          <Trans>Refresh the page</Trans>
        </Button>
      }
    />
  )
}
