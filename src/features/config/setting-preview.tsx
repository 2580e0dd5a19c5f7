import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { CSSProperties, ReactNode } from 'react'
import * as v from 'valibot'
import type { CurrencyFormat } from '#domain/portal/host-config.ts'
import type { SettingKind } from '#domain/settings/setting-kinds.ts'
import { settingRule } from '#domain/settings/setting-rules.ts'
import { formatMoney } from '#domain/ordering/money.ts'
import { formatMoment } from '#domain/time/date-format.ts'
import { withBasePath } from '#offline/base-path.ts'
import { onAccent } from '#ui/theme/accent.ts'
import * as css from './config.css.ts'

interface SettingPreviewProps {
  kind: SettingKind
  /** Value that the form would save; undefined while it is wrong. */
  value: unknown
}

/** Shows how a value will look, for settings whose value alone does not tell. */
export function SettingPreview({ kind, value }: SettingPreviewProps) {
  const { i18n } = useLingui()
  if (value === undefined || !v.is(settingRule(kind), value)) return null
  const shown = previewOf(kind, value, i18n.locale)
  if (!shown) return null
  return (
    <div className={css.preview} role="status">
      <span className={css.quiet}>
        <Trans>Preview</Trans>
      </span>
      {shown}
    </div>
  )
}

function previewOf(kind: SettingKind, value: unknown, locale: string): ReactNode {
  switch (kind.kind) {
    case 'colour':
      return (
        <span
          className={css.swatch}
          style={{ background: value, color: onAccent(String(value)) } as CSSProperties}
        >
          <Trans>Add to cart</Trans>
        </span>
      )
    case 'picture':
      return value ? <img className={css.picture} src={withBasePath(String(value))} alt="" /> : null
    case 'date':
    case 'time':
      return formatMoment(String(value), new Date(), { locale })
    case 'currency':
      return formatMoney('1234567.5', value as CurrencyFormat)
    default:
      return null
  }
}
