import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useState } from 'react'
import { useClient } from 'urql'
import { TextField } from '#ui/form/text-field.tsx'
import { useVisitSorgs } from '../use-visit-sorgs.ts'
import { VisitCustomers } from '../visits.gql.ts'

/** Maximum of suggestions: a long list makes typing slow. */
const shown = 50
/** Maximum of customers that the server gives out at once. */
const most = 999

interface Choice {
  code: string
  label: string
}

interface CustomerFilterProps {
  kind: string
  /** Code of the customer; empty: all. */
  value: string
  onChange: (code: string) => void
}

/** The filter by customer: those that have visits of this kind, found while typing a name or code. */
export function CustomerFilter({ kind, value, onChange }: CustomerFilterProps) {
  const { t } = useLingui()
  const list = useId()
  const choices = useVisitedCustomers(kind)
  const chosen = choices.find(({ code }) => code === value)?.label ?? value
  const [typed, setTyped] = useState<string | null>(null)
  const text = typed ?? chosen
  const term = text.trim().toLowerCase()
  const type = (next: string) => {
    setTyped(next)
    const wanted = next.trim().toLowerCase()
    const hit = choices.find(({ code, label }) =>
      [code, label].some((one) => one.toLowerCase() === wanted),
    )
    if (hit || wanted === '') {
      onChange(hit?.code ?? '')
      setTyped(null)
    }
  }
  return (
    <>
      <TextField
        label={t`Customer`}
        placeholder={t`All customers`}
        list={list}
        autoComplete="off"
        value={text}
        error={
          typed !== null &&
          !choices.some(({ label }) => label.toLowerCase().includes(term)) &&
          t`No customer with visits has this name or number`
        }
        onChange={({ currentTarget }) => type(currentTarget.value)}
        // What matches no customer narrows nothing.
        onBlur={() => setTyped(null)}
      />
      <datalist id={list}>
        {choices
          .filter(({ label }) => label.toLowerCase().includes(term))
          .slice(0, shown)
          .map(({ code, label }) => (
            <option key={code} value={label}>
              {label}
            </option>
          ))}
      </datalist>
    </>
  )
}

/** Reads the customers with visits in all sales organisations of the person, by name. */
function useVisitedCustomers(kind: string): readonly Choice[] {
  const client = useClient()
  const sorgs = useVisitSorgs(kind)
  const codes = sorgs.map(({ value }) => value).join(' ')
  const [choices, setChoices] = useState<readonly Choice[]>([])
  useEffect(() => {
    let gone = false
    const asked = codes.split(' ').filter(Boolean)
    const variables = { kind, onlyCustomerHasFormVisit: true, page: 1, limit: most }
    void Promise.all(
      asked.map((sorg) => client.query(VisitCustomers, { ...variables, sorg }).toPromise()),
    ).then((answers) => {
      const rows = answers.flatMap(({ data }) => data?.formVisitSalesCustomers.rows ?? [])
      const labels = new Map(
        rows.map(({ custCode, custName }) => [custCode, `${custName} (${custCode})`]),
      )
      if (!gone)
        setChoices(
          [...labels]
            .map(([code, label]) => ({ code, label }))
            .toSorted((a, b) => a.label.localeCompare(b.label)),
        )
    })
    return () => {
      gone = true
    }
  }, [client, codes, kind])
  return choices
}
