import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeEvent, ReactNode } from 'react'
import { useConfig } from '#shell/session/use-session.ts'
import { Row } from '#ui/display/stack.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { DateField } from '#ui/form/date-field.tsx'

interface MinuteField {
  name: string
  value: string
  error: ReactNode
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** From when on readers see it, and from when on no longer; by the tenant's clocks. */
export function SpanFields({ from, to }: { from: MinuteField; to: MinuteField }) {
  const { t } = useLingui()
  const { timeZone } = useConfig()
  return (
    <Row gap={4}>
      <DateField time required label={t`Published from`} {...from} />
      <DateField
        time
        required
        label={t`Published until`}
        hint={<Trans>Times are in {timeZone}.</Trans>}
        {...to}
      />
    </Row>
  )
}

interface Market {
  id: string
  marketName: string
  source: string | null
  brand: string | null
}

interface MarketsFieldProps {
  markets: readonly Market[]
  name: string
  value: readonly string[]
  error: ReactNode
  onChange: (value: string[]) => void
}

/** Target markets that content is for; without a choice it is for everyone. */
export function MarketsField({ markets, ...field }: MarketsFieldProps) {
  const { t } = useLingui()
  if (markets.length === 0) return null
  return (
    <CheckGroup
      label={t`Target markets (none: everyone)`}
      options={markets.map(({ id, marketName, source, brand }) => {
        const about = [source, brand].filter(Boolean).join(', ')
        return { value: id, label: marketName, hint: about, text: `${marketName} ${about}` }
      })}
      {...field}
    />
  )
}
