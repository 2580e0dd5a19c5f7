import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { copyable, mark } from './copyable-code.css.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A code to read off or take along with one press. */
export function CopyableCode({ code }: { code: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
    setTimeout(() => setCopied(false), 1500)
  }
  return (
    <button
      type="button"
      className={copyable}
      title={t`Copy`}
      onClick={() => void copy().catch(() => undefined)}
    >
      {code}
      <span className={mark} data-copied={copied}>
        <Icon name={copied ? 'check' : 'copy'} size="sm" />
      </span>
      {copied && (
        <VisuallyHidden>
          <span role="status">{t`Copied`}</span>
        </VisuallyHidden>
      )}
    </button>
  )
}
