import * as v from 'valibot'
import { rules } from '../portal/validation.ts'
import { limitations } from './limitations.ts'

/** The kinds of visits that an area can be limited to. */
export const areaOptions = ['polygon', 'wim'] as const

const line = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most, 'too_long'))
/** A choice that may be left empty; what is empty is stored as null. */
const choiceOf = <const Options extends readonly string[]>(options: Options) =>
  v.pipe(
    v.picklist(['', ...options] as const, 'unknown_choice'),
    v.transform((chosen) => (chosen === '' ? null : (chosen as Options[number]))),
  )
const orNull = v.transform<string, string | null>((text) => text || null)

const withValue = (limitation: string | null) => limitation !== null && limitation !== 'audit'

/** One area of a user. A limitation other than audit needs the value it limits to. */
export const UserAreaFields = v.pipe(
  v.object({
    sorg: v.pipe(line(20), rules.required),
    limitation: choiceOf(limitations),
    option: choiceOf(areaOptions),
    value: v.pipe(line(40), v.regex(/^[^:\s]*$/, 'valid_value'), orNull),
  }),
  v.check(({ limitation, value }) => withValue(limitation) === (value !== null), 'area_value'),
)
export type UserAreaFields = v.InferOutput<typeof UserAreaFields>

const maxCustomers = 500
const maxAreas = 100

/** Names are told apart without regard to case, and never hold white space: they are typed and read out. */
const username = v.pipe(line(120), rules.required, v.regex(/^\S*$/, 'valid_username'))

/** Fields of a user as an administrator gives them. */
export const UserFields = v.pipe(
  v.object({
    username,
    name: v.pipe(line(120), rules.required),
    email: v.pipe(line(200), rules.email, orNull),
    emailConfirmations: v.pipe(
      v.array(v.pipe(line(200), rules.required, rules.email)),
      v.maxLength(10, 'too_many'),
    ),
    sendEmail: v.boolean(),
    sendEmailWarranty: v.boolean(),
    isFakeEmail: v.boolean(),
    language: v.pipe(line(10), orNull),
    role: v.pipe(line(60), rules.required),
    groupRole: v.pipe(line(20), orNull),
    limitation: choiceOf(limitations),
    customers: v.pipe(v.array(line(40)), v.maxLength(maxCustomers, 'too_many')),
    contentTargetMarkets: v.pipe(v.array(line(20)), v.maxLength(999, 'too_many')),
    active: v.boolean(),
    userAreas: v.pipe(v.array(UserAreaFields), v.maxLength(maxAreas, 'too_many')),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['isFakeEmail']],
      ({ email, isFakeEmail }) => !isFakeEmail || email !== null,
      'fake_without_email',
    ),
    ['isFakeEmail'],
  ),
  v.forward(
    v.partialCheck(
      [['userAreas']],
      ({ userAreas }) => new Set(userAreas.map(areaText)).size === userAreas.length,
      'area_twice',
    ),
    ['userAreas'],
  ),
)
export type UserFields = v.InferOutput<typeof UserFields>

/**
 * Fields of the US form: the email address is the username, and it is a true one, as the link to set a password goes
 * there.
 */
export const UsUserFields = v.pipe(
  UserFields,
  v.forward(
    v.check(({ email }) => email !== null, 'required'),
    ['email'],
  ),
  v.forward(
    v.check(({ isFakeEmail }) => !isFakeEmail, 'us_fake_email'),
    ['isFakeEmail'],
  ),
  v.transform((fields) => ({
    ...fields,
    username: (fields.email ?? fields.username).toLowerCase(),
  })),
)

/**
 * Whether a user logs in with their own email address. In the US form such a name follows the address; every other name of a
 * user who is already there stays as it is, because the person logs in with it.
 */
export const isNamedByEmail = ({
  username: name,
  email,
  isFakeEmail,
}: Pick<UserFields, 'username' | 'email' | 'isFakeEmail'>): boolean =>
  !isFakeEmail && email !== null && email.toLowerCase() === name.toLowerCase()

/** An area in one word, as feeds and files write it: 1000, 1000:salesman:S01, 1000:audit or 1000:salesman:S01:polygon. */
export const areaText = ({ sorg, limitation, value, option }: UserAreaFields): string =>
  [sorg, limitation ?? '', value ?? '', option ?? ''].join(':').replace(/:+$/, '')

/** Reads areas written as `areaText` does, separated by white space, commas or semicolons. Nothing is checked yet. */
export const readAreas = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((word) => {
      const [sorg = '', limitation = '', value = '', option = ''] = word.split(':')
      return { sorg, limitation, value, option }
    })

/** Reads several codes or addresses, separated by white space, commas or semicolons. */
export const readWords = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

/** Fields of a user as the contract takes them: what is missing is empty. */
export const userInputOf = ({ userAreas, ...fields }: UserFields) => ({
  user: {
    ...fields,
    email: fields.email ?? '',
    language: fields.language ?? '',
    groupRole: fields.groupRole ?? '',
    limitation: fields.limitation ?? '',
  },
  userAreas: userAreas.map(({ sorg, limitation, option, value }) => ({
    sorg,
    limitation: limitation ?? '',
    option: option ?? '',
    value: value ?? '',
  })),
})

/** A form of a user, where several codes or addresses are one text. */
const typed = v.pipe(
  v.looseObject({ customers: v.string(), emailConfirmations: v.string() }),
  v.transform((values) => ({
    ...values,
    customers: readWords(values.customers),
    emailConfirmations: readWords(values.emailConfirmations),
  })),
)
export const UserForm = v.pipe(typed, UserFields)
export const UsUserForm = v.pipe(typed, UsUserFields)
