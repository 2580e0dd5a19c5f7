import { Trans, useLingui } from '@lingui/react/macro'
import { useSave } from '#data/save.ts'
import { customerScopeNames } from '#domain/machine/customer-scopes.ts'
import { MachineKeyFields } from '#domain/machine/machine-key.ts'
import { machineScopes } from '#domain/machine/machine-scopes.ts'
import { useRecord } from '#parts/page/use-record.ts'
import { KeyForm } from './key-form.tsx'
import {
  DeleteMachineKey,
  type MachineKeyToEdit,
  RevokeMachineKey,
  SaveMachineKey,
} from './machine-key.gql.ts'

/** Creates or edits a key of the tenant; one of a customer can be looked at and revoked. */
export function MachineKeyForm() {
  const { t } = useLingui()
  const { id, machineKey } = useRecord<typeof MachineKeyToEdit>('machineKey')
  const save = useSave(SaveMachineKey)
  const revoke = useSave(RevokeMachineKey)
  const customer = machineKey?.customer
  return (
    <KeyForm
      id={id}
      record={machineKey}
      schema={MachineKeyFields}
      scopes={customer ? customerScopeNames : machineScopes}
      list="/admin/machine-keys"
      nameHint={t`The program that uses it, such as “ERP stock transfer”. It appears in the audit log.`}
      locked={
        customer && (
          <Trans>This key belongs to {customer}. You can revoke it but not change it.</Trans>
        )
      }
      save={async (input, seen) => {
        const { failure, data } = await save({ id, machineKey: input, seen })
        return { failure, secret: data?.saveMachineKey.secret }
      }}
      revoke={(key) => revoke({ id: key })}
      deletion={DeleteMachineKey}
    />
  )
}
