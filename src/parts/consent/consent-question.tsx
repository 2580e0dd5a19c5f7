import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { Row } from '#ui/display/stack.tsx'
import * as css from './consent.css.ts'

interface ConsentQuestionProps {
  /** Of the services, in one text. */
  names: string
  onAnswer: (agreed: boolean) => void
}

/** Asks once, beside the work and not over it; both answers weigh the same. */
export function ConsentQuestion({ names, onAnswer }: ConsentQuestionProps) {
  const { t } = useLingui()
  const id = useId()
  return createPortal(
    <div
      className={css.question}
      role="dialog"
      aria-label={t`Counting visits`}
      aria-describedby={id}
    >
      <p id={id}>
        <Trans>
          May {names} count which pages you open? Nothing is loaded before you agree, and you can
          change this in your profile at any time.
        </Trans>
      </p>
      <Row>
        <Button onClick={() => onAnswer(false)}>
          <Trans>No, thanks</Trans>
        </Button>
        <Button onClick={() => onAnswer(true)}>
          <Trans>Allow</Trans>
        </Button>
      </Row>
    </div>,
    document.body,
  )
}
