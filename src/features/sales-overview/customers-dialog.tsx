import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useQuery } from 'urql'
import { CustomersFailed } from '#parts/customer/customer-choice.tsx'
import { CustomerPage } from '#parts/customer/customer.gql.ts'
import { useDebounced } from '#parts/customer/use-debounced.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/display/chip.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { SearchBox } from '#ui/form/search-box.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'

/** Milliseconds that typing must rest before the server is asked. */
const rest = 450
/** Customers listed for a search. */
const limit = 20
/** Most customers that can be chosen. */
const most = 50

interface CustomersDialogProps {
  chosen: readonly string[]
  onChoose: (codes: readonly string[]) => void
  onClose: () => void
}

/** Chooses several of a person's customers, found by the server. */
export function CustomersDialog({ chosen, onChoose, onClose }: CustomersDialogProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [codes, setCodes] = useState(chosen)
  const search = useDebounced(typed, rest)
  const [{ data, error }, ask] = useQuery({
    query: CustomerPage,
    variables: { search, page: 1, limit },
  })
  const toggle = (code: string) =>
    setCodes(codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code])
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<Trans>Customers</Trans>}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={codes.length === 0}
            onClick={() => {
              onChoose(codes)
              onClose()
            }}
          >
            <Trans>Apply</Trans>
          </Button>
        </>
      }
    >
      <Stack>
        <SearchBox
          autoFocus
          label={t`Search customers`}
          placeholder={t`Code, name, city, phone or email`}
          value={typed}
          onType={setTyped}
          onSearch={setTyped}
        />
        {codes.length > 0 && (
          <Row gap={2}>
            {codes.map((code) => (
              <Chip key={code} removeLabel={t`Remove`} onPress={() => toggle(code)}>
                {code}
              </Chip>
            ))}
          </Row>
        )}
        {error ? (
          <CustomersFailed onRetry={() => ask({ requestPolicy: 'network-only' })} />
        ) : data ? (
          <div>
            {data.getCustomers.customers.map(({ custCode: { r3 }, custName, custCity }) => (
              <CheckField
                key={r3}
                label={custName}
                hint={[r3, custCity].filter(Boolean).join(' · ')}
                checked={codes.includes(r3)}
                disabled={codes.length >= most && !codes.includes(r3)}
                onChange={() => toggle(r3)}
              />
            ))}
            {data.getCustomers.customers.length === 0 && <Trans>Nothing matches your search</Trans>}
          </div>
        ) : (
          <SkeletonRows label={t`Loading customers`} />
        )}
      </Stack>
    </Dialog>
  )
}
