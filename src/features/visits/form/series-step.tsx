import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { visitTextLengths } from '#domain/visits/visit-form.ts'
import { Card } from '#ui/display/card.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { questionWords } from '../visit-words.ts'
import type { VisitKind } from '#parts/visits/visits.gql.ts'
import { FromLast, GroupError, problemAt } from './question-step.tsx'
import type { VisitForm } from './use-visit-form.ts'
import * as css from './form.css.ts'

/** Returns series by their brand, in the order of the kind. */
export function seriesByBrand(
  series: VisitKind['series'],
): { brand: string; series: VisitKind['series'] }[] {
  const brands = [...new Set(series.map(({ brand }) => brand))]
  return brands.map((brand) => ({ brand, series: series.filter((one) => one.brand === brand) }))
}

/** The series that a shop carries, by brand, found by typing. */
export function SeriesStep({ form }: { form: VisitForm }) {
  const { t, i18n } = useLingui()
  const [term, setTerm] = useState('')
  const { kind, visit } = form
  const chosen = new Set(visit.answers.seriesList)
  const needle = term.trim().toLowerCase()
  const found = kind.series.filter(({ brand, name }) =>
    `${brand} ${name}`.toLowerCase().includes(needle),
  )
  const toggle = (series: string) => {
    const next = new Set(chosen)
    if (!next.delete(series)) next.add(series)
    form.answer('seriesList', [...next])
  }
  return (
    <>
      {kind.fields.includes('seriesList') && (
        <Card title={i18n._(questionWords.seriesList)}>
          <div className={css.inCard}>
            <p className={css.quiet} role="status">
              <Plural value={chosen.size} one="# series chosen" other="# series chosen" />
            </p>
            <FromLast form={form} name="seriesList" />
            <GroupError form={form} field="seriesList" />
            <SearchBox
              label={t`Search series`}
              placeholder={t`Brand or series`}
              value={term}
              onType={setTerm}
              onSearch={setTerm}
            />
            {seriesByBrand(found).map(({ brand, series }) => (
              <fieldset key={brand} className={css.brand}>
                <legend className={css.label}>{brand}</legend>
                <div className={css.chips}>
                  {series.map((one) => (
                    <Chip
                      key={one.id}
                      chosen={chosen.has(one.id)}
                      icon={chosen.has(one.id) ? 'check' : 'plus'}
                      onPress={() => toggle(one.id)}
                    >
                      {one.name}
                    </Chip>
                  ))}
                </div>
              </fieldset>
            ))}
            {found.length === 0 && (
              <EmptyState
                variant="no-result"
                heading={<Trans>No matching series</Trans>}
                text={<Trans>Write it under “Other series”.</Trans>}
              />
            )}
          </div>
        </Card>
      )}
      {kind.fields.includes('otherSeriesList') && (
        <Card title={i18n._(questionWords.otherSeriesList)}>
          <FromLast form={form} name="otherSeriesList" />
          <TextField
            label={i18n._(questionWords.otherSeriesList)}
            hideLabel
            placeholder={t`Series that aren’t in the list`}
            maxLength={visitTextLengths.description}
            value={visit.answers.otherSeriesList}
            error={problemAt(form, 'otherSeriesList')}
            onChange={({ target }) => form.answer('otherSeriesList', target.value)}
          />
        </Card>
      )}
    </>
  )
}
