import { useState } from 'react'
import { copyable, mark } from './copyable-code.css.ts'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CopyableCodeProps {
  code: string
  copyLabel: string
  copiedLabel: string
}

/** A code to read off or take along with one press. */
export function CopyableCode({ code, copyLabel, copiedLabel }: CopyableCodeProps) {
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
      title={copyLabel}
      onClick={() => void copy().catch(() => undefined)}
    >
      {code}
      <span className={mark} data-copied={copied}>
        <Icon name={copied ? 'check' : 'copy'} size="sm" />
      </span>
      {copied && (
        <VisuallyHidden>
          <span role="status">{copiedLabel}</span>
        </VisuallyHidden>
      )}
    </button>
  )
}
