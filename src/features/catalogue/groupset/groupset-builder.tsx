import { Link } from '@tanstack/react-router'
import { ph, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { type ReactNode, useMemo, useState } from 'react'
import { useAddLines } from '#parts/cart/use-add-lines.tsx'
import { onlineAtom } from '#shell/network/network-atom.ts'
import { compare } from '#domain/ordering/money.ts'
import { ageOfArticles } from '#parts/age/article-age.ts'
import { AsOf } from '#parts/age/as-of.tsx'
import { ArticlePicture } from '#parts/article/article-picture.tsx'
import { LineReasonText } from '#parts/article/line-reason.tsx'
import { StockWord } from '#parts/article/stock-word.tsx'
import { priceText } from '#parts/money/price-format.ts'
import { button } from '#ui/button.css.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { QuantityField } from '#ui/form/quantity-field.tsx'
import { useInvalidInput } from '#ui/form/use-invalid-input.ts'
import { Page } from '#ui/page/page.tsx'
import { Stack } from '#ui/display/stack.tsx'
import { StickyActions } from '#ui/sticky-actions.tsx'
import {
  type AbsentArticle,
  articleOf,
  type Build,
  type FilledSlot,
  type Slot,
  slotsOf,
} from './groupset-build.ts'
import * as css from './groupset-builder.css.ts'
import { GroupsetPicker } from './groupset-picker.tsx'
import { DepartmentSwitch } from '../departments/department-switch.tsx'
import { useGroupset } from './use-groupset.ts'

/** Most bikes one set is built for at once. */
const maxBikes = 999

/** A groupset put together part by part, and all of it into the cart. */
export function GroupsetBuilder({ categories }: { categories: readonly Slot[] }) {
  const { t } = useLingui()
  const online = useAtomValue(onlineAtom)
  const slots = useMemo(() => slotsOf(categories), [categories])
  const { bikes, build, articles, inCart, choose, empty, setBikes, clear } = useGroupset(slots)
  const [picking, setPicking] = useState<Slot | null>(null)
  const { settled, lines, left, total, repriced } = build
  const { addAll, outcome } = useAddAll(build, empty, clear)
  const unread = useInvalidInput()
  const age = useMemo(() => ageOfArticles(articles, !online), [articles, online])
  const brand = lines[0]?.product.brand ?? null
  const list = (
    <Link to="/catalog/groupset" search={{ list: true }} className={button({})}>
      <Trans>All articles as a list</Trans>
    </Link>
  )
  if (slots.length === 0) return <NoSlots list={list} />
  return (
    <Page
      title={t`Groupset`}
      intro={
        <>
          <Trans>
            {settled} of {slots.length} parts chosen
          </Trans>{' '}
          <AsOf age={age} />
        </>
      }
      actions={list}
    >
      <DepartmentSwitch category="groupset" search={{}} facets={[]} />
      <Stack gap={3}>
        <div
          className={css.track}
          role="progressbar"
          aria-label={t`Parts chosen`}
          aria-valuemin={0}
          aria-valuemax={slots.length}
          aria-valuenow={settled}
        >
          <span
            className={css.done}
            style={{ width: `${Math.round((settled / slots.length) * 100)}%` }}
          />
        </div>
        <div className={css.slots}>
          {build.slots.map((filled) => (
            <SlotRow
              key={filled.slot.mcid}
              filled={filled}
              onPick={() => setPicking(filled.slot)}
              onSkip={() => choose(filled.slot.mcid, 'none')}
              onClear={() => empty([filled.slot.mcid])}
            />
          ))}
        </div>
        <StickyActions>
          <span className={css.total}>
            <span className={css.amount}>
              {lines[0] ? priceText(total, lines[0].product.price) : '–'}
            </span>
            {lines[0] && compare(repriced, '0') !== 0 && (
              <span className={css.quiet}>
                <Trans>Price change of what is in the cart</Trans>:{' '}
                {priceText(repriced, lines[0].product.price)}
              </span>
            )}
            {left.length > 0 && (
              <span className={css.problem}>
                {plural(left.length, {
                  one: '# part can’t be ordered',
                  other: '# parts can’t be ordered',
                })}
              </span>
            )}
          </span>
          <QuantityField
            label={t`Number of bikes`}
            value={bikes}
            min={1}
            max={maxBikes}
            onCommit={setBikes}
            onUnread={unread.onUnread}
          />
          <Button
            variant="primary"
            icon="cart"
            disabled={lines.length === 0 || !addAll}
            aria-describedby={unread.saidBy}
            onClick={unread.held(() => addAll?.())}
          >
            <Trans>Add all</Trans>
          </Button>
        </StickyActions>
      </Stack>
      {outcome}
      {picking && (
        <GroupsetPicker
          key={picking.mcid}
          slot={picking}
          brand={brand}
          bikes={bikes}
          inCart={inCart}
          onClose={() => setPicking(null)}
          onChoose={(product) => {
            choose(picking.mcid, product)
            setPicking(null)
          }}
        />
      )}
    </Page>
  )
}

/** Without categories there are no places to fill. */
function NoSlots({ list }: { list: ReactNode }) {
  const { t } = useLingui()
  return (
    <Page title={t`Groupset`}>
      <DepartmentSwitch category="groupset" search={{}} facets={[]} />
      <EmptyState
        heading={<Trans>No groupset parts</Trans>}
        text={<Trans>There are no groupset categories for you. See the list instead.</Trans>}
        action={list}
      />
    </Page>
  )
}

/** Takes parts out of their places; answers how they come back. */
type Taking = (mcids: readonly string[]) => () => void

/** Puts what can be had into the cart; the rest stays in its places, to be changed for something else. Null while no customer is chosen. */
function useAddAll({ lines, left, slots }: Build, empty: Taking, clear: () => () => void) {
  const { add, outcome } = useAddLines()
  const isFine = ({ choice, problem }: FilledSlot) => articleOf(choice) !== null && problem === null
  const stays = slots.some(
    (filled) => filled.choice !== null && filled.choice !== 'none' && !isFine(filled),
  )
  const done = () => (stays ? empty(slots.filter(isFine).map(({ slot }) => slot.mcid)) : clear())
  return { addAll: add && (() => void add(lines, left, done)), outcome }
}

interface SlotRowProps {
  filled: FilledSlot
  onPick: () => void
  onSkip: () => void
  onClear: () => void
}

function SlotRow({
  filled: { slot, choice, subtotal, problem, lying },
  onPick,
  onSkip,
  onClear,
}: SlotRowProps) {
  const { t, i18n } = useLingui()
  const { wording } = slot
  const product = articleOf(choice)
  const absent = choice !== null && choice !== 'none' && 'absent' in choice ? choice : null
  return (
    <section className={css.slot} aria-label={wording}>
      <ArticlePicture picture={product?.picture ?? null} size="thumb" />
      <div className={css.facts}>
        <span className={css.wording}>{wording}</span>
        <span className={css.name}>
          {(product ?? absent)?.name ??
            (choice === 'none' ? <Trans>Skip</Trans> : <Trans>None chosen</Trans>)}
        </span>
        {(product || absent) && (
          <span className={css.quiet}>{product?.article_code_display ?? absent?.code}</span>
        )}
        {absent && (
          <span className={absent.absent === 'asking' ? css.quiet : css.problem}>
            <AbsentWord absent={absent.absent} />
          </span>
        )}
        {product?.stocks && <StockWord stocks={product.stocks} />}
        {lying > 0 && (
          <span className={css.quiet}>
            <Trans>{ph({ inCart: i18n.number(lying) })} in cart</Trans>
          </span>
        )}
        {problem && (
          <span className={css.problem}>
            <LineReasonText
              reason={problem.reason}
              limit={problem.limit}
              from={product?.availableForOrderAt}
            />
          </span>
        )}
      </div>
      <div className={css.subtotal}>{product && priceText(subtotal, product.price)}</div>
      <div className={css.buttons}>
        {choice === null ? (
          <Button variant="ghost" size="sm" onClick={onSkip} aria-label={t`${wording}: not needed`}>
            <Trans>Skip</Trans>
          </Button>
        ) : (
          <Button variant="ghost" size="sm" onClick={onClear} aria-label={t`${wording}: remove`}>
            <Trans>Remove part</Trans>
          </Button>
        )}
        <Button size="sm" onClick={onPick} aria-label={t`${wording}: choose`}>
          {product || absent ? <Trans>Change</Trans> : <Trans>Choose</Trans>}
        </Button>
      </div>
    </section>
  )
}

function AbsentWord({ absent }: Pick<AbsentArticle, 'absent'>) {
  if (absent === 'asking') return <Trans>Looking it up…</Trans>
  return absent === 'gone' ? (
    <Trans>No longer sold</Trans>
  ) : (
    <Trans>Not checked yet: you were offline</Trans>
  )
}
