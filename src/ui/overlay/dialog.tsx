import { useLingui } from '@lingui/react/macro'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import * as css from './dialog.css.ts'
import { IconButton } from '../icon-button.tsx'
import { OverlayBoundary, OverlayFailure } from './overlay-boundary.tsx'
import { focusHeading } from '../page/focus-heading.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Sentence under the title. */
  description?: ReactNode
  children?: ReactNode
  /** The buttons; the main one last. */
  footer?: ReactNode
  width?: 'small' | 'medium' | 'large' | 'full'
  place?: 'centre' | 'sheet' | 'drawer'
  /** Fills the screen wherever there is no side navigation. */
  fullScreen?: boolean
  /** A press outside does not close it. */
  persistent?: boolean
  /** A question that must be answered: announced at once. */
  alert?: boolean
}

/** A window above the page that takes the focus and gives it back. */
export function Dialog(props: DialogProps) {
  const { t } = useLingui()
  const { open, onOpenChange, title, description, children, footer, persistent, alert } = props
  const { width = 'medium', place = 'centre', fullScreen = false } = props
  const opened = useRef({ by: null as HTMLElement | null, on: '' })
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={css.overlay} />
        <Radix.Content
          className={css.panel({ width, place, fullScreen })}
          {...(alert ? { role: 'alertdialog' } : {})}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opened.current = {
              by: document.activeElement as HTMLElement | null,
              on: location.pathname,
            }
            focusPanel(event)
          }}
          // Radix gives the focus back to a trigger of its own alone, and these windows have none.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusAgain(opened.current)
          }}
          onInteractOutside={persistent ? (event) => event.preventDefault() : undefined}
        >
          <header className={css.header}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon="close" label={t`Close`} />
            </Radix.Close>
          </header>
          <div className={css.body}>
            {description && (
              <Radix.Description className={css.description}>{description}</Radix.Description>
            )}
            <OverlayBoundary fallback={<OverlayFailure />}>{children}</OverlayBoundary>
          </div>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The field that asks for it, or the first one of a form that does, else the window itself and not its close button: the title is read, and Enter closes nothing. */
function focusPanel(event: Event) {
  event.preventDefault()
  if (!(event.currentTarget instanceof HTMLElement)) return
  const wanted = event.currentTarget.querySelector<HTMLElement>(
    '[data-autofocus], form[data-autofocus-field] :is(input, textarea, select)',
  )
  ;(wanted ?? event.currentTarget).focus()
}

/**
 * Returns the focus to the control that opened the dialog, or to the screen's heading where that control is gone,
 * disabled, or on another screen.
 */
function focusAgain({ by, on }: { by: HTMLElement | null; on: string }) {
  if (location.pathname === on) by?.focus()
  if (location.pathname !== on || document.activeElement === document.body) focusHeading()
}
