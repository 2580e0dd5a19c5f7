import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type * as v from 'valibot'
import type { Failure } from '#data/failure.ts'
import { type KeyFields, largestRate } from '#domain/machine/machine-key.ts'
import type { KeyScope } from '#domain/machine/machine-scopes.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import type { Removal } from '#parts/page/removal.ts'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { DateField } from '#ui/form/date-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import { ApiAddresses } from '#parts/machine/api-addresses.tsx'
import { scopeWords } from '#parts/machine/scope-words.ts'
import { SecretDialog } from '#parts/page/secret-dialog.tsx'
import { keyWords } from './key-words.ts'
import { RevokeKey } from './revoke-key.tsx'

/** A key as its form is given it. */
export interface StoredKey {
  id: string
  revision: string
  name: string
  scopes: readonly string[]
  rate: number
  expiresOn: unknown
  state: 'ACTIVE' | 'EXPIRED' | 'REVOKED'
}

interface KeyFormProps {
  id: string | undefined
  record: StoredKey | null | undefined
  schema: v.GenericSchema<unknown, KeyFields>
  /** Uses that can be given to it. */
  scopes: readonly KeyScope[]
  /** A key of a customer's own system. */
  ofCustomer?: boolean
  /** Address of the list. */
  list: string
  nameHint: string
  /** Nothing may be changed here; says why. */
  locked?: ReactNode
  /** Saves it; answers the secret of a new one. */
  save: (
    input: KeyFields,
    seen: string | null,
  ) => Promise<{ failure?: Failure | undefined; secret?: string | null | undefined }>
  revoke: (id: string) => Promise<{ failure?: Failure }>
  deletion: Removal['mutation']
}

/** Creates or edits a key, and shows the secret of a new one. */
export function KeyForm(props: KeyFormProps) {
  const { id, record, schema, scopes, list, nameHint, save, revoke, deletion } = props
  const { t, i18n } = useLingui()
  const router = useRouter()
  const [secret, setSecret] = useState<string | null>(null)
  const form = useForm({
    schema,
    words: keyWords,
    initial: {
      name: record?.name ?? '',
      scopes: record?.scopes ?? [],
      rate: String(record?.rate ?? 120),
      expiresOn: String(record?.expiresOn ?? ''),
    },
    revision: record?.revision,
    save: async (input, seen) => {
      const { failure, secret: made } = await save(input, seen)
      setSecret(made ?? null)
      return failure
    },
  })
  const toList = () => router.navigate({ to: list as never })
  const revoked = record?.state === 'REVOKED'
  const locked =
    props.locked || (revoked && <Trans>This key was revoked. It can’t be used or changed.</Trans>)
  return (
    <>
      <EditPage
        form={form}
        saved={t`Key saved`}
        afterSave={id ? undefined : () => undefined}
        locked={locked}
        removal={
          record &&
          record.state !== 'ACTIVE' && {
            mutation: deletion,
            label: t`Delete key`,
            words: keyWords,
            id: record.id,
            name: record.name,
          }
        }
      >
        <TextField
          label={t`Name`}
          required
          readOnly={Boolean(locked)}
          autoComplete="off"
          hint={nameHint}
          {...form.field('name')}
        />
        <CheckGroup
          label={t`Allowed to`}
          options={scopes.map((scope) => ({
            value: scope,
            label: i18n._(scopeWords[scope]),
            hint: scope,
            text: `${scope} ${i18n._(scopeWords[scope])}`,
          }))}
          {...form.control('scopes')}
        />
        <TextField
          label={t`Requests per minute`}
          required
          numeric
          inputMode="numeric"
          readOnly={Boolean(locked)}
          hint={t`At most ${largestRate}. Further requests are refused until the minute is over.`}
          {...form.field('rate')}
        />
        <DateField
          label={t`Last day`}
          readOnly={Boolean(locked)}
          hint={t`Leave empty for a key that doesn’t expire.`}
          {...form.field('expiresOn')}
        />
        <ApiAddresses ofCustomer={props.ofCustomer ?? false} />
        {record?.state === 'ACTIVE' && (
          <RevokeKey
            name={record.name}
            revoke={() => revoke(record.id)}
            onRevoked={() => void toList()}
          />
        )}
      </EditPage>
      <SecretDialog
        secret={secret}
        title={t`Secret of the new key`}
        onClose={() => {
          setSecret(null)
          void toList()
        }}
      />
    </>
  )
}
