import { Link, useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { type Question, useData } from '#data/load.ts'
import { useDates } from '#parts/date/use-dates.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Page } from '#ui/page/page.tsx'
import { ClaimStatusDot } from '../claim-status-dot.tsx'
import * as css from '../claims.css.ts'
import { phaseName } from '../claim-words.ts'
import type { ClaimBoard } from '../claims.gql.ts'

interface BoardProps {
  question: Question<ResultOf<typeof ClaimBoard>, VariablesOf<typeof ClaimBoard>>
}

/** The office's board: each open status with the claims that have waited longest in it. */
export function Board({ question }: BoardProps) {
  const { i18n, t } = useLingui()
  const { title } = useScreen()
  const { brief } = useDates()
  const navigate = useNavigate()
  const columns = useData(question).claimBoard
  const category = question.variables.category ?? undefined
  return (
    <Page
      title={title}
      actions={
        <Link to={'/claim' as never} className={button()}>
          <Trans>List</Trans>
        </Link>
      }
    >
      <div className={css.fields}>
        <SelectField
          hideLabel
          label={t`Product`}
          placeholder={t`All products`}
          value={category ?? ''}
          options={[
            { value: 'bike', label: t`Bicycles` },
            { value: 'paa', label: t`Parts and accessories` },
          ]}
          onChange={({ target }) =>
            void navigate({
              to: '/claim',
              search: { view: 'board', category: target.value || undefined } as never,
            })
          }
        />
      </div>
      <div className={css.board}>
        {columns.map(({ status, count, oldest }) => (
          <Card key={status.id} title={<ClaimStatusDot status={status} />}>
            <p className={css.quiet}>
              {phaseName(i18n, status.category, true)} ·{' '}
              <Link to={'/claim' as never} search={{ status: status.id, category } as never}>
                <Plural value={count} one="# claim" other="# claims" />
              </Link>
            </p>
            <ul className={css.rows}>
              {oldest.map(({ id, number, custName, statusAt, articleName, description }) => (
                <li key={id} className={css.words}>
                  <Link to={`/claim/${id}` as never}>{number}</Link>
                  <span>{custName}</span>
                  <span className={css.quiet}>{articleName || description}</span>
                  <span className={css.quiet}>
                    <Trans>since {brief(Date.parse(statusAt))}</Trans>
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
    </Page>
  )
}
