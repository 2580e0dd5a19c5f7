import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import * as css from './empty-state.css.ts'
import { Icon } from '../display/icon.tsx'
import type { IconName } from '../display/icon-paths.ts'
import { toneText } from '../display/tone.css.ts'

interface ErrorStateProps {
  /** Heading: what happened. */
  heading: ReactNode
  text?: ReactNode
  /** Text about what was not lost. */
  kept?: ReactNode
  icon?: IconName
  /** Label where the kit's words cannot be loaded. */
  retryLabel?: string
  onRetry?: () => void
  retrying?: boolean
  action?: ReactNode
}

/** Something failed: what happened, what was kept, and a way on. */
export function ErrorState({
  heading,
  text,
  kept,
  icon = 'warning',
  retryLabel,
  onRetry,
  retrying,
  action,
}: ErrorStateProps) {
  return (
    <section className={css.empty} role="alert">
      <span className={toneText.danger}>
        <Icon name={icon} size="lg" />
      </span>
      <h2 className={css.heading}>{heading}</h2>
      {text && <p className={css.text}>{text}</p>}
      {kept && <p className={css.text}>{kept}</p>}
      {(onRetry || action) && (
        <div className={css.actions}>
          {onRetry && (
            <Button icon="refresh" busy={retrying} onClick={onRetry}>
              {retryLabel ?? <Trans>Try again</Trans>}
            </Button>
          )}
          {action}
        </div>
      )}
    </section>
  )
}
