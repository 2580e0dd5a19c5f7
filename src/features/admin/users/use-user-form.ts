import { useRouter } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useRef, useState } from 'react'
import { useSave } from '#data/save.ts'
import {
  isNamedByEmail,
  type UserFields,
  UserForm,
  userInputOf,
  UsUserForm,
} from '#domain/users/user-fields.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { useForm } from '#ui/form/use-form.tsx'
import type { GivenPassword } from './password-dialog.tsx'
import { CreateUser, UpdateUser, type UserToCreate, type UserToEdit } from './user.gql.ts'
import type { TypedArea } from './user-areas-field.tsx'
import { userWords } from './user-words.ts'

export type EditedUser = NonNullable<ResultOf<typeof UserToEdit>['editData']['user']>
export type Choices = ResultOf<typeof UserToCreate>['createData']

interface UserFormOptions {
  /** Missing: a new one. */
  user?: EditedUser | undefined
  /** The values a new one begins with. */
  like?: EditedUser | undefined
  us: boolean
}

/** A form's texts of a user; a copy has no name and no address yet. */
function valuesOf(user: EditedUser | undefined, byEmail: boolean, copied: boolean) {
  return {
    username: byEmail ? '-' : copied ? '' : (user?.username ?? ''),
    name: copied ? '' : (user?.name ?? ''),
    email: copied ? '' : (user?.email ?? ''),
    emailConfirmations: copied ? '' : (user?.emailConfirmations ?? []).join('\n'),
    sendEmail: user?.sendEmail ?? true,
    sendEmailWarranty: user?.sendEmailWarranty ?? false,
    isFakeEmail: !byEmail && !copied && (user?.isFakeEmail ?? false),
    language: user?.language?.code ?? '',
    role: user?.role ?? '',
    groupRole: user?.groupRole?.id ?? '',
    limitation: user?.limitation ?? '',
    customers: (user?.customers ?? []).join('\n'),
    contentTargetMarkets: user?.contentTargetMarkets.map(({ id }) => id) ?? [],
    active: copied || (user?.active ?? true),
    userAreas: (user?.userAreas ?? []).map(({ sorg, limitation, option, value }): TypedArea => ({
      sorg,
      limitation: limitation ?? '',
      option: option ?? '',
      value: value ?? '',
    })),
  }
}

/** State of the form that creates or edits a user. */
export function useUserForm({ user, like, us }: UserFormOptions) {
  const { t } = useLingui()
  /** The email address is the name. Users who already log in with another name keep it. */
  const byEmail = us && (!user || isNamedByEmail(user))
  const router = useRouter()
  const toast = useToast()
  const [create, update] = [useSave(CreateUser), useSave(UpdateUser)]
  const [given, setGiven] = useState<GivenPassword | null>(null)
  const [generate, setGenerate] = useState(false)
  const passwordShown = useRef(false)
  const take = ({ username, password }: { username: string | null; password: string | null }) => {
    passwordShown.current = password !== null
    if (password) setGiven({ username: username ?? '', password })
    return password !== null
  }
  const save = async (fields: UserFields, seen: string | null) => {
    const input = userInputOf(fields)
    if (!user) {
      const { failure, data } = await create({ ...input, us })
      if (data && !take(data.createUser))
        toast({
          tone: 'success',
          text:
            fields.email && !fields.isFakeEmail
              ? t`An email about how to log in is on its way`
              : t`The user logs in with their company account`,
        })
      return failure
    }
    const asked = { ...input, id: user.id, us, seen, generatePassword: generate }
    const { failure, data } = await update(asked)
    if (data) take(data.updateUser)
    return failure
  }
  const form = useForm({
    schema: byEmail ? UsUserForm : UserForm,
    // A password is never in it: the server makes it, and it is shown once.
    draft: `user.draft.${us ? 'us.' : ''}${user?.id ?? (like ? `like.${like.id}` : '')}`,
    words: userWords,
    initial: valuesOf(user ?? like, byEmail, !user && like !== undefined),
    revision: user?.revision,
    save,
  })
  const toList = () => void router.navigate({ to: '/admin/users' as never })
  /** A password that was generated must be seen before the page is left. */
  const afterSave = () => {
    if (!passwordShown.current) toList()
  }
  return { form, byEmail, given, generate, setGenerate, toList, afterSave }
}
