import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode } from 'react'
import { useDates } from '#parts/date/use-dates.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { actionWords } from './action-words.ts'
import { Changes } from './changes.tsx'
import type { AuditLine } from './audit.gql.ts'
import * as css from './audit.css.ts'

/** The person with the name they log in by; a program has only the name of its key. */
export const personText = ({ person, username }: Pick<AuditLine, 'person' | 'username'>) =>
  person && username ? `${person} (${username})` : person

/** All of one line of the log: who, for whom, what it was before and after, and by which request. */
export function LineDialog({ line, onClose }: { line: AuditLine; onClose: () => void }) {
  const { i18n } = useLingui()
  const { moment } = useDates()
  const facts: [string, ReactNode, ReactNode][] = [
    ['at', <Trans key="l">Time</Trans>, moment(new Date(String(line.at)))],
    ['person', <Trans key="l">Person</Trans>, personText(line)],
    ['customer', <Trans key="l">Customer</Trans>, line.customer],
    ['target', <Trans key="l">Target</Trans>, line.target],
    ['title', <Trans key="l">Title</Trans>, line.title],
    ['request', <Trans key="l">Request</Trans>, line.requestId],
    ['device', <Trans key="l">Device</Trans>, line.streamId],
  ]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={actionWords(i18n, line.action)}>
      <dl className={css.facts}>
        {facts
          .filter(([, , value]) => Boolean(value))
          .map(([key, label, value]) => (
            <Fragment key={key}>
              <dt className={css.quiet}>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
      <Changes line={line} />
    </Dialog>
  )
}
