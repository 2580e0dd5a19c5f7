import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf, VariablesOf } from 'gql.tada'
import { bonusPrograms } from '#domain/bonus/bonus.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { type Question, useAge, useData } from '#data/load.ts'
import { ExportMenu } from '#parts/page/export-menu.tsx'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { Page } from '#ui/page/page.tsx'
import type { BonusYear } from './bonus.gql.ts'
import { QuarterTable } from './quarter-table.tsx'
import { useQuarterColumns } from './use-quarter-columns.ts'
import { YearChoice } from './year-choice.tsx'

interface BonusOverviewProps {
  question: Question<ResultOf<typeof BonusYear>, VariablesOf<typeof BonusYear>>
  year: number
}

/** All quarters of both programmes, as the one page of an export. */
function pageOf(data: ResultOf<typeof BonusYear>) {
  const rows = bonusPrograms.flatMap((program) => data[program].map((one) => ({ ...one, program })))
  return { rows, page: 1, count: rows.length, pageTotal: 1 }
}

/** Bonus of a year in both programmes, by quarters. */
export function BonusOverview({ question, year }: BonusOverviewProps) {
  const { t } = useLingui()
  const { title } = useScreen()
  const data = useData(question)
  const age = useAge(question)
  const names = { polygon: t`Polygon bonus`, wim: t`Wim bonus` }
  const columns = useQuarterColumns(names)
  return (
    <Page
      title={title}
      intro={<AsOf age={age} />}
      actions={
        <>
          <YearChoice year={year} />
          <ExportMenu name="bonus" question={question} columns={columns} pageOf={pageOf} />
        </>
      }
    >
      <Stack>
        {bonusPrograms.map((program) => (
          <Card key={program} title={names[program]}>
            <Stack>
              <QuarterTable
                caption={names[program]}
                quarters={data[program]}
                linesAt={`/bonus-dealer/${program}`}
              />
              <div>
                <Link
                  to={`/bonus-dealer/${program}` as never}
                  search={{ year: String(year) } as never}
                  className={button()}
                >
                  <Trans>Show every line</Trans>
                </Link>
              </div>
            </Stack>
          </Card>
        ))}
      </Stack>
    </Page>
  )
}
