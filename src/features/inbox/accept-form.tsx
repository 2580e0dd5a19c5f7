import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { InquiryAcceptance } from '#domain/account/inquiry-acceptance.ts'
import { useSave } from '#data/save.ts'
import { EditPage } from '#parts/page/edit-page.tsx'
import { useRecord } from '#parts/page/use-record.ts'
import { Card } from '#ui/display/card.tsx'
import { Facts } from '#ui/display/facts.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import type { ProblemWords } from '#ui/form/problem-text.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { useForm } from '#ui/form/use-form.tsx'
import * as css from './inbox.css.ts'
import { placeOf } from './place-of.ts'
import { AcceptInquiry, type InquiryToAccept } from './inbox.gql.ts'

const words: ProblemWords = {
  name_taken: msg`Another customer has this number`,
  username_taken: msg`This username is already in use`,
  valid_username: msg`A username can’t contain spaces`,
  valid_code: msg`A code can’t contain spaces`,
  unknown_role: msg`This role no longer exists`,
  unknown_choice: msg`This isn’t one of the choices`,
  unknown_market: msg`One of these target markets no longer exists`,
  gives_more: msg`This gives permissions that you don’t have yourself`,
  already_accepted: msg`Someone has accepted this inquiry already`,
}

/** Makes a customer and their first user of an inquiry. */
export function AcceptForm() {
  const { t } = useLingui()
  const record = useRecord<typeof InquiryToAccept>('customerInquiry')
  const inquiry = record.customerInquiry!
  const { id, name, email, acceptedCustomer } = inquiry
  const { sorgs, priceGroups, custGroups, custCategories, roles, contentTargetMarkets } =
    record.acceptanceChoices
  const inUse = (words: readonly string[]) =>
    words.length > 0 ? t`In use: ${words.join(', ')}` : undefined
  const save = useSave(AcceptInquiry)
  const form = useForm({
    schema: InquiryAcceptance,
    words,
    draft: `inbox/accept/${id}`,
    initial: {
      custCode: '',
      name,
      sorgs: sorgs.length === 1 ? sorgs.map(({ sorg }) => sorg) : [],
      priceGroup: priceGroups.length === 1 ? priceGroups[0]! : '',
      username: email,
      userName: name,
      role: roles.some((role) => role.name === 'dealer') ? 'dealer' : '',
      custGroup: '',
      custCategory: '',
      // Without a market the user would read nothing that is published for one.
      contentTargetMarkets: contentTargetMarkets.length === 1 ? [contentTargetMarkets[0]!.id] : [],
    },
    save: async (acceptance) => (await save({ id, acceptance })).failure,
  })
  return (
    <EditPage
      form={form}
      saved={t`Customer created. The user gets a link by email.`}
      locked={
        acceptedCustomer !== null && (
          <Trans>This inquiry has become customer {acceptedCustomer}.</Trans>
        )
      }
    >
      <Card title={<Trans>Customer</Trans>}>
        <Stack>
          <div className={css.fields}>
            <TextField
              label={t`Customer number`}
              hint={t`As in the ERP, whose imports keep the customer from now on`}
              required
              autoComplete="off"
              {...form.field('custCode')}
            />
            <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
            <TextField
              label={t`Price group`}
              hint={inUse(priceGroups)}
              required
              autoComplete="off"
              {...form.field('priceGroup')}
            />
            <TextField
              label={t`Customer group`}
              hint={inUse(custGroups)}
              autoComplete="off"
              {...form.field('custGroup')}
            />
            <TextField
              label={t`Customer category`}
              hint={inUse(custCategories)}
              autoComplete="off"
              {...form.field('custCategory')}
            />
          </div>
          <CheckGroup
            label={t`Sales organizations`}
            options={sorgs.map(({ sorg, name: label }) => ({
              value: sorg,
              label: `${sorg} ${label}`,
              text: label,
            }))}
            {...form.control('sorgs')}
          />
        </Stack>
      </Card>
      <Card title={<Trans>Address and first ship-to</Trans>}>
        <Facts
          facts={[
            [t`Address`, inquiry.address],
            [t`City`, placeOf(inquiry)],
            [t`Phone`, inquiry.phone],
            [t`Email`, email],
          ]}
        />
      </Card>
      <Card title={<Trans>First user</Trans>}>
        <div className={css.fields}>
          <TextField
            label={t`Username`}
            required
            autoComplete="off"
            autoCapitalize="none"
            {...form.field('username')}
          />
          <TextField label={t`Name`} required autoComplete="off" {...form.field('userName')} />
          <SelectField
            label={t`Role`}
            required
            placeholder={t`Choose`}
            options={roles.map((role) => ({
              value: role.name,
              label: role.description ? `${role.name} – ${role.description}` : role.name,
            }))}
            {...form.field('role')}
          />
        </div>
        {contentTargetMarkets.length > 0 && (
          <CheckGroup
            label={t`Target markets for content`}
            options={contentTargetMarkets.map(({ id: market, marketName }) => ({
              value: market,
              label: marketName,
              text: marketName,
            }))}
            {...form.control('contentTargetMarkets')}
          />
        )}
      </Card>
    </EditPage>
  )
}
