import { Plural, Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { GridLine } from '#parts/order-lines/grid-line.ts'
import { Button } from '#ui/button.tsx'
import { Row } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import type { GridAction } from './grid.ts'

/** Takes all suggestions for mistyped codes at once, where several rows have exactly one. */
export function Corrections({
  lines,
  dispatch,
}: {
  lines: readonly GridLine[]
  dispatch: (action: GridAction) => void
}) {
  const codes = useMemo(
    () =>
      new Map(
        lines.flatMap(({ row, closest }) =>
          closest.length === 1 ? [[row.id, closest[0]!.article_code_display] as const] : [],
        ),
      ),
    [lines],
  )
  if (codes.size < 2) return null
  return (
    <Notice tone="warning" live="status">
      <Row>
        <Plural value={codes.size} one="# code looks mistyped." other="# codes look mistyped." />
        <Button size="sm" onClick={() => dispatch({ kind: 'correct', codes })}>
          <Trans>Use all suggestions</Trans>
        </Button>
      </Row>
    </Notice>
  )
}
