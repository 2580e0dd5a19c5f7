import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { codeWord } from '#domain/search/word-index.ts'
import { saveCsv } from '#parts/file/save-csv.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import * as css from './cart-scan.css.ts'
import { skipReasonText } from './skip-reason.ts'
import type { UnresolvedScan } from './scanned.ts'
import type { CartScanning } from './use-cart-scan.ts'

/** Every code that was scanned and is not in the cart, with its reason: to decide, to save, to clear. */
export function UnresolvedScans({ scan }: { scan: CartScanning }) {
  const { t, i18n } = useLingui()
  const { left, clear } = scan
  if (left.length === 0) return null
  const save = () =>
    saveCsv('scanned-codes.csv', [
      [t`Code`, t`Name`, t`Quantity`, t`Reason`],
      ...left.map(({ code, name, times, why }) => [
        code,
        name ?? '',
        String(times),
        skipReasonText(i18n, why),
      ]),
    ])
  return (
    <Notice
      tone="warning"
      title={
        <Plural
          value={left.length}
          one="# scanned code is not in the cart"
          other="# scanned codes are not in the cart"
        />
      }
    >
      <Stack gap={2}>
        <ul className={css.codes}>
          {left.map((one) => (
            <Left key={codeWord(one.code)} left={one} scan={scan} />
          ))}
        </ul>
        <Row>
          <Button size="sm" icon="download" onClick={save}>
            <Trans>Save as a file</Trans>
          </Button>
          <Button size="sm" variant="ghost" icon="trash" onClick={clear}>
            <Trans>Clear the list</Trans>
          </Button>
        </Row>
      </Stack>
    </Notice>
  )
}

function Left({
  left: { code, times, name, why },
  scan: { known, pick },
}: {
  left: UnresolvedScan
  scan: CartScanning
}) {
  const { t, i18n } = useLingui()
  const answer = known.get(codeWord(code))
  const options = why.kind === 'choose' && answer?.kind === 'answered' ? answer.products : []
  return (
    <li className={css.code}>
      <span className={css.typed}>
        {times} × {code}
      </span>
      {name && <span>{name}</span>}
      {options.length > 0 ? (
        <SelectField
          label={t`Which article is meant by ${code}?`}
          hideLabel
          placeholder={t`Which article do you mean?`}
          value=""
          options={options.map(({ id, name: called, article_code_display: shown, sorg }) => ({
            value: id,
            label: `${shown} – ${called} (${sorg})`,
          }))}
          onChange={(event) => pick(code, times, event.target.value)}
        />
      ) : (
        <span>{skipReasonText(i18n, why)}</span>
      )}
    </li>
  )
}
