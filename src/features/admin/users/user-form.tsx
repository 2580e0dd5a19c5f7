import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { EditPage } from '#parts/page/edit-page.tsx'
import { limitations } from '#domain/users/limitations.ts'
import { useUser } from '#shell/session/use-session.ts'
import { button } from '#ui/button.css.ts'
import { Card } from '#ui/display/card.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { CheckGroup } from '#ui/form/check-group.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { RightsTree } from '../rights-tree.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { UserAreasField } from './user-areas-field.tsx'
import { limitationWords } from './user-words.ts'
import { type Choices, type EditedUser, useUserForm } from './use-user-form.ts'
import * as css from './users.css.ts'

interface UserFormProps {
  choices: Choices
  user?: EditedUser | undefined
  /** A new one begins with the rights of this one. */
  like?: EditedUser | undefined
  /** The US form: a new user's name is the email address, and a link is mailed in place of a password. */
  us: boolean
}

type Form = ReturnType<typeof useUserForm>['form']

/** Creates, copies or edits a user. */
export function UserForm({ choices, user, like, us }: UserFormProps) {
  const { t } = useLingui()
  const { form, byEmail, given, generate, setGenerate, toList, afterSave } = useUserForm({
    user,
    like,
    us,
  })
  const self = String(useUser().id) === user?.id
  return (
    <>
      <EditPage form={form} saved={t`User saved`} afterSave={afterSave}>
        {user && <UserTools user={user} />}
        {user?.imported && (
          <Notice>
            <Trans>
              This user came with an import. Once you save changes here, imports leave the user
              alone.
            </Trans>
          </Notice>
        )}
        <Card title={<Trans>Person</Trans>}>
          <div className={css.fields}>
            <TextField label={t`Name`} required autoComplete="off" {...form.field('name')} />
            {!byEmail && (
              <TextField
                label={t`Username`}
                required={!us}
                readOnly={us}
                hint={us ? t`The user keeps logging in with this name` : undefined}
                autoComplete="off"
                autoCapitalize="none"
                {...form.field('username')}
              />
            )}
            <TextField
              label={t`Email`}
              type="email"
              required={byEmail}
              autoComplete="off"
              hint={byEmail ? t`Also the username` : undefined}
              {...form.field('email')}
            />
            <SelectField
              label={t`Language`}
              placeholder={t`The portal’s first language`}
              options={choices.languages.map(({ code, name }) => ({ value: code, label: name }))}
              {...form.field('language')}
            />
          </div>
        </Card>
        <Card title={<Trans>Rights</Trans>}>
          <RightsFields form={form} choices={choices} />
        </Card>
        <Card title={<Trans>Areas and customers</Trans>}>
          <Stack>
            <UserAreasField sorgs={choices.sorgs} {...form.control('userAreas')} />
            <TextArea
              label={t`Own customers`}
              rows={2}
              hint={t`Customer numbers, separated by spaces or lines. The user orders for these.`}
              {...form.field('customers')}
            />
          </Stack>
        </Card>
        <Card title={<Trans>Emails</Trans>}>
          <EmailFields form={form} byEmail={byEmail} />
        </Card>
        {choices.contentTargetMarkets.length > 0 && (
          <CheckGroup
            label={t`Target markets for content`}
            options={choices.contentTargetMarkets.map(({ id, marketName }) => ({
              value: id,
              label: marketName,
              text: marketName,
            }))}
            {...form.control('contentTargetMarkets')}
          />
        )}
        <CheckField label={t`Active`} disabled={self} {...form.check('active')} />
        {user && !us && !self && (
          <CheckField
            label={t`Generate a new password`}
            hint={t`The present one stops working, and the user is signed out on all devices.`}
            checked={generate}
            onChange={({ target }) => setGenerate(target.checked)}
          />
        )}
      </EditPage>
      <PasswordDialog given={given} onClose={toList} />
    </>
  )
}

function UserTools({ user: { id, active } }: { user: EditedUser }) {
  return (
    <Row>
      {active && (
        <Link to={`/admin/users/${id}/view` as never} className={button({})}>
          <Icon name="eye" size="sm" />
          <Trans>View as this user</Trans>
        </Link>
      )}
      <Link to={`/admin/users/${id}/devices` as never} className={button({})}>
        <Icon name="monitor" size="sm" />
        <Trans>Devices</Trans>
      </Link>
    </Row>
  )
}

function RightsFields({ form, choices }: { form: Form; choices: Choices }) {
  const { t, i18n } = useLingui()
  const { role, groupRole } = form.values
  const group = choices.groupRoles.find(({ id }) => id === groupRole)
  const names = new Set([role, ...(group?.roles ?? [])])
  const known = choices.roles.some(({ name }) => name === role)
  return (
    <Stack>
      <div className={css.fields}>
        <SelectField
          label={t`Role`}
          required
          placeholder={t`Choose`}
          options={[
            // A role that the administrator may not give stays as it is.
            ...(role && !known ? [{ value: role, label: role }] : []),
            ...choices.roles.map(({ name, description }) => ({
              value: name,
              label: description ? `${name} – ${description}` : name,
            })),
          ]}
          {...form.field('role')}
        />
        <SelectField
          label={t`Group role`}
          placeholder={t`None`}
          options={choices.groupRoles.map(({ id, description }) => ({
            value: id,
            label: description,
          }))}
          {...form.field('groupRole')}
        />
        <SelectField
          label={t`Limitation`}
          placeholder={t`None`}
          options={limitations.map((value) => ({ value, label: i18n._(limitationWords[value]) }))}
          {...form.field('limitation')}
        />
      </div>
      <RightsTree
        roles={choices.roles.filter(({ name }) => names.has(name))}
        empty={<Trans>Choose a role to see what it gives.</Trans>}
      />
    </Stack>
  )
}

function EmailFields({ form, byEmail }: { form: Form; byEmail: boolean }) {
  const { t } = useLingui()
  return (
    <Stack>
      <TextArea
        label={t`More addresses for order confirmations`}
        rows={2}
        hint={t`Up to ten, separated by spaces or lines.`}
        {...form.field('emailConfirmations')}
      />
      <CheckField label={t`Send order confirmations to the user`} {...form.check('sendEmail')} />
      <CheckField label={t`Send warranty emails`} {...form.check('sendEmailWarranty')} />
      {!byEmail && (
        <CheckField
          label={t`The address is a placeholder`}
          hint={t`Nothing is sent to it.`}
          {...form.check('isFakeEmail')}
        />
      )}
    </Stack>
  )
}
