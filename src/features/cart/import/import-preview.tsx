import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { maxCartLines } from '#domain/cart/cart-limits.ts'
import { codeWord } from '#domain/search/word-index.ts'
import { canBeAdded, type GridLine } from '#parts/order-lines/grid-line.ts'
import { ErrorFile, ProblemPanel } from '#parts/order-lines/problem-panel.tsx'
import { rowReason } from '#parts/order-lines/problem-words.ts'
import { Button } from '#ui/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import * as css from './import-preview.css.ts'
import type { CartImporting } from './use-import.ts'

/** Rows of each kind shown before "more" is pressed. */
const first = 12
const noRoomWords = msg`The cart is full: it holds ${maxCartLines} lines`

/** Preview of a file: lines to be added, and those that can't be with the reason. */
export function ImportPreview({ importing }: { importing: CartImporting }) {
  const { i18n } = useLingui()
  const { found, asking, askAgain } = importing
  const { lines, problems, noRoom } = found
  const staying = (line: GridLine) => !canBeAdded(line) || noRoom.has(line.row.id)
  const left = lines.filter((line) => line.state !== 'asking' && staying(line))
  const good = lines.filter((line) => !staying(line))
  const unanswered = left.some(({ state }) => state === 'unanswered')
  const errors = {
    problems,
    lines,
    file: 'import-errors.csv',
    reasonOf: (line: GridLine) =>
      noRoom.has(line.row.id)
        ? i18n._(noRoomWords)
        : staying(line)
          ? rowReason(i18n, line)
          : undefined,
    placeOf: ({ row }: GridLine) => row.id.split(' ')[0]!,
  }
  const pieces = found.added.reduce((sum, { qty }) => sum + qty, 0)
  return (
    <Stack gap={4}>
      <p className={css.sum} role="status">
        {asking ? (
          <Trans>Looking up the codes…</Trans>
        ) : (
          <>
            <Plural value={found.added.length} one="# line to add" other="# lines to add" /> ·{' '}
            <Plural value={pieces} one="# piece" other="# pieces" />
          </>
        )}
      </p>
      <ProblemPanel {...errors} />
      {!asking && left.length > 0 && (
        <Notice
          tone="warning"
          live="status"
          title={
            <Plural value={left.length} one="# line is not added" other="# lines are not added" />
          }
        >
          <Stack gap={2}>
            <Rows lines={left} importing={importing} />
            {(unanswered || problems.length === 0) && (
              <Row>
                {unanswered && (
                  <Button size="sm" icon="refresh" onClick={askAgain}>
                    <Trans>Ask again</Trans>
                  </Button>
                )}
                {problems.length === 0 && <ErrorFile {...errors} />}
              </Row>
            )}
          </Stack>
        </Notice>
      )}
      {good.length > 0 && <Rows lines={good} importing={importing} />}
    </Stack>
  )
}

function Rows({ lines, importing }: { lines: readonly GridLine[]; importing: CartImporting }) {
  const [all, setAll] = useState(false)
  const shown = all ? lines : lines.slice(0, first)
  return (
    <Stack gap={2}>
      <ul className={css.rows}>
        {shown.map((line) => (
          <PreviewRow key={line.row.id} line={line} importing={importing} />
        ))}
      </ul>
      {shown.length < lines.length && (
        <Row>
          <Button size="sm" onClick={() => setAll(true)}>
            <Trans>Show all {lines.length}</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  )
}

function PreviewRow({ line, importing }: { line: GridLine; importing: CartImporting }) {
  const { row, product } = line
  const otherCode =
    product && codeWord(product.article_code_display) !== codeWord(row.code)
      ? product.article_code_display
      : null
  return (
    <li className={css.row}>
      <span className={css.code}>{row.code}</span>
      <span className={css.name}>
        {product?.name} {otherCode && <span className={css.other}>{otherCode}</span>}
        <Said line={line} importing={importing} />
      </span>
      <span className={css.qty}>{row.qty}</span>
    </li>
  )
}

/** Explains why a row is left out, or which part of it is. */
function Said({ line, importing: { found, pick } }: { line: GridLine; importing: CartImporting }) {
  const { t, i18n } = useLingui()
  const { row, state, products } = line
  if (state === 'choose') {
    const options = products.map(({ id, name, article_code_display: code, sorg }) => ({
      value: id,
      label: `${code} – ${name} (${sorg})`,
    }))
    return (
      <SelectField
        label={t`Which article do you mean?`}
        hideLabel
        placeholder={t`Which article do you mean?`}
        value=""
        options={options}
        onChange={(event) => pick(row.id, event.target.value)}
      />
    )
  }
  const words = rowReason(i18n, line)
  return (
    <>
      {words && <span className={css.said}>{words}</span>}
      {found.noRoom.has(row.id) && <span className={css.said}>{i18n._(noRoomWords)}</span>}
      {found.noteLeft.has(row.id) && (
        <span className={css.said}>
          <Trans>Its note wasn’t added: it’s too long or has characters that aren’t allowed</Trans>
        </span>
      )}
      {row.doubt && (
        <span className={css.said}>
          <Trans>Read as {row.qty}. Is that right?</Trans>
        </span>
      )}
    </>
  )
}
