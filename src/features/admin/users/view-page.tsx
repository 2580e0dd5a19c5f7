import { useLingui as useMessages } from '@lingui/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ResultOf } from 'gql.tada'
import { useEffect, useState } from 'react'
import { useSave } from '#data/save.ts'
import type { AuthUser } from '#domain/account/session.ts'
import { menuSections } from '#parts/menu/menu-entries.ts'
import { useMenu } from '#parts/menu/use-menu.ts'
import { menuGroupTitles } from '#shell/navigation/menu-groups.ts'
import { useScreen } from '#shell/navigation/use-screen.ts'
import { startView } from '#parts/view-as/change-session.ts'
import { useToast } from '#shell/toasts/use-toast.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/display/card.tsx'
import { Badge } from '#ui/display/badge.tsx'
import { Row, Stack } from '#ui/display/stack.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton.tsx'
import { ProblemText } from '#ui/form/problem-text.tsx'
import { Page } from '#ui/page/page.tsx'
import { Table } from '#ui/table/table.tsx'
import { ViewAsUser } from './user.gql.ts'
import { userWords } from './user-words.ts'
import * as css from './users.css.ts'

type View = NonNullable<ResultOf<typeof ViewAsUser>['viewAsUser']['view']>

/** The portal as a user finds it: their menu, their customers, and why they may do what they may. Nothing can be changed here. */
export function ViewAsPage({ id }: { id: string }) {
  const { t } = useLingui()
  const { title } = useScreen()
  const save = useSave(ViewAsUser)
  const [view, setView] = useState<View | null>(null)
  const [code, setCode] = useState<string>()
  useEffect(() => {
    let left = false
    void save({ id }).then(({ data, failure }) => {
      if (left) return
      setCode(failure?.code)
      setView(data?.viewAsUser.view ?? null)
    })
    return () => {
      left = true
    }
    // Once a visit: each look stands in the audit log.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id])
  return (
    <Page title={view ? t`Portal as ${view.user.name} sees it` : title}>
      {code && (
        <Notice tone="danger" live="alert">
          <ProblemText code={code} words={userWords} />
        </Notice>
      )}
      {!view && !code && <SkeletonRows rows={8} label={t`Loading`} />}
      {view && <OpenView user={view.user} />}
      {view && <Shown view={view} />}
    </Page>
  )
}

/** Opens the whole portal as the user; the bar above it leads back. */
function OpenView({ user: { id, name } }: { user: View['user'] }) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    const code = await startView(id)
    setBusy(false)
    if (code) toast({ tone: 'danger', text: <ProblemText code={code} words={userWords} /> })
  }
  return (
    <Row>
      <Button variant="primary" busy={busy} onClick={() => void open()}>
        <Trans>Open the portal as {name}</Trans>
      </Button>
    </Row>
  )
}

/** The user as the guard of the screens and the menu know a person. */
const personOf = ({ user, customerCount, customers }: View, own: AuthUser): AuthUser => ({
  ...own,
  id: user.id,
  name: user.name,
  username: user.username,
  email: user.email,
  role: user.role,
  limitation: user.limitation as AuthUser['limitation'],
  language: user.language?.code ?? null,
  permissions: user.permissions.map(({ name }) => name) as AuthUser['permissions'],
  userAreas: user.userAreas.map((area) => ({ ...area })),
  hasCustCode: customers.length > 0,
  customerCount,
  mustChangePassword: false,
  mustSetUpSecondFactor: false,
})

function Shown({ view }: { view: View }) {
  const { t } = useLingui()
  const { user, customers, customerCount, sorgs } = view
  return (
    <Stack>
      <Notice>
        <Trans>
          For reading only. This look, and opening the portal as {user.name}, stand in the audit
          log. The role is {user.role}.
        </Trans>
      </Notice>
      <Card title={<Trans>Menu</Trans>}>
        <MenuOf view={view} />
      </Card>
      <Card
        title={
          <Plural
            value={customerCount}
            one="Orders for # customer"
            other="Orders for # customers"
          />
        }
        padded={customers.length === 0}
      >
        {customers.length === 0 ? (
          <p className={css.quiet}>
            <Trans>No customer can be chosen.</Trans>
          </p>
        ) : (
          <Table
            caption={t`Customers`}
            rows={customers}
            keyOf={({ r3 }) => r3}
            columns={[
              { key: 'name', title: t`Customer`, lead: true, text: ({ name }) => name },
              { key: 'r3', title: t`Number`, text: ({ r3 }) => r3 },
              { key: 'city', title: t`City`, text: ({ city }) => city ?? '' },
              { key: 'groups', title: t`Group`, text: ({ groups }) => groups.join(', ') },
              { key: 'sorgs', title: t`Sales organizations`, text: (row) => row.sorgs.join(', ') },
            ]}
          />
        )}
      </Card>
      <Card title={<Trans>Buys from and reads for</Trans>}>
        <div className={css.words}>
          {sorgs.map((sorg) => (
            <Badge key={sorg}>{sorg}</Badge>
          ))}
          {user.contentTargetMarkets.map(({ id, marketName }) => (
            <Badge key={id} tone="info">
              {marketName}
            </Badge>
          ))}
          {sorgs.length + user.contentTargetMarkets.length === 0 && (
            <span className={css.quiet}>
              <Trans>All sales organizations</Trans>
            </span>
          )}
        </div>
      </Card>
      <Card title={<Trans>Permissions and the roles that give them</Trans>}>
        <ul className={css.tree}>
          {user.permissions.map(({ name, from }) => (
            <li key={name}>
              {name} <span className={css.quiet}>{from.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Card>
    </Stack>
  )
}

function MenuOf({ view }: { view: View }) {
  const { i18n } = useMessages()
  const { facts, routes } = useMenu()
  const sections = menuSections(routes, { ...facts, user: personOf(view, facts.user) })
  if (sections.length === 0)
    return (
      <p className={css.quiet}>
        <Trans>Nothing is open to this user.</Trans>
      </p>
    )
  return (
    <div className={css.tree}>
      {sections.map(({ group, entries }) => (
        <div key={group} className={css.words}>
          <strong>{i18n._(menuGroupTitles[group])}</strong>
          {entries.map(({ to, label }) => (
            <Badge key={to + label.id}>{i18n._(label)}</Badge>
          ))}
        </div>
      ))}
    </div>
  )
}
