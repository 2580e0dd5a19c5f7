import { useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { grantable } from '#domain/machine/customer-scopes.ts'
import { CustomerKeyFields } from '#domain/machine/machine-key.ts'
import { useRecord } from '#parts/page/use-record.ts'
import { useUser } from '#shell/session/use-session.ts'
import { KeyForm } from '../machine-keys/key-form.tsx'
import {
  type CustomerKeyToEdit,
  DeleteCustomerKey,
  RevokeCustomerKey,
  SaveCustomerKey,
} from './customer-key.gql.ts'

/** Creates or edits a key of the chosen customer. */
export function CustomerKeyForm() {
  const { t } = useLingui()
  const { permissions } = useUser()
  const { id, customerKey } = useRecord<typeof CustomerKeyToEdit>('customerKey')
  const save = useSave(SaveCustomerKey)
  const revoke = useSave(RevokeCustomerKey)
  return (
    <KeyForm
      id={id}
      record={customerKey}
      schema={CustomerKeyFields}
      scopes={grantable(permissions)}
      ofCustomer
      list="/customer-keys"
      nameHint={t`The system that uses it, such as “Shop till”. It orders in your name.`}
      save={async (input, seen) => {
        const { failure, data } = await save({ id, customerKey: input, seen })
        return { failure, secret: data?.saveCustomerKey.secret }
      }}
      revoke={(key) => revoke({ id: key })}
      deletion={DeleteCustomerKey}
    />
  )
}
