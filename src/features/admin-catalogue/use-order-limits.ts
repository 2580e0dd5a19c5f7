import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import type { Failure } from '#data/failure.ts'
import { useSave } from '#data/save.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { UpdateOrderLimits } from './order-limits.gql.ts'
import {
  changedIds,
  type Display,
  type LimitInput,
  limitsToSave,
  limitText,
  refusedIds,
  type TypedLimits,
  typedAnew,
} from './order-limits.ts'

const nothing: Record<string, string> = {}
const none: ReadonlySet<string> = new Set()

/** Remembers what is saved of the articles that are in sight, and of those that were. Answers what some limits were before; fewer of them where not all are known. */
function useSavedLimits(
  entries: readonly Display[],
): (products: readonly LimitInput[]) => LimitInput[] {
  const saved = useRef(new Map<string, number | null>())
  useEffect(() => {
    for (const { id, orderQuota } of entries) saved.current.set(id, orderQuota)
  }, [entries])
  return (products) =>
    products.flatMap((product) => {
      const limit = saved.current.get(`${product.sorg}/${product.articleCode}`)
      return limit === undefined ? [] : [{ ...product, limit }]
    })
}

/** Limits that are typed on one page after the other and saved together: all of them or none. @param entries those in sight */
export function useOrderLimits(entries: readonly Display[]) {
  const { t } = useLingui()
  const toast = useToast()
  const save = useSave(UpdateOrderLimits)
  const draft = useDraft<Record<string, string>>('order-limits.draft', nothing)
  const typed: TypedLimits = draft.values
  const [wrong, setWrong] = useState(none)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [busy, setBusy] = useState(false)
  const savedOf = useSavedLimits(entries)

  const takeBack = async (products: LimitInput[]) => {
    const { failure: why } = await save({ products })
    if (why) toast({ tone: 'danger', text: t`Couldn’t reset the order limits.` })
  }
  const send = async () => {
    const { products, wrong: bad } = limitsToSave(typed)
    setWrong(new Set(bad))
    setFailure(null)
    if (bad.length > 0) return
    const before = savedOf(products)
    setBusy(true)
    const { failure: why } = await save({ products })
    setBusy(false)
    if (why) {
      setWrong(new Set(refusedIds(why.fields, products)))
      return setFailure(why)
    }
    draft.forget()
    const text = plural(products.length, {
      one: '# order limit saved',
      other: '# order limits saved',
    })
    toast({
      tone: 'success',
      text,
      ...(before.length === products.length && {
        action: { label: t`Undo`, run: () => void takeBack(before) },
      }),
    })
  }
  return {
    busy,
    failure,
    wrong,
    send,
    count: changedIds(typed).length,
    textOf: ({ id, orderQuota }: Display) => typed[id] ?? limitText(orderQuota),
    isChanged: ({ id }: Display) => typed[id] !== undefined,
    type(entry: Display, text: string) {
      setWrong((before) => new Set([...before].filter((id) => id !== entry.id)))
      draft.change({ [entry.id]: typedAnew(entry, text) } as Record<string, string>)
    },
    discard: () => {
      setWrong(none)
      setFailure(null)
      draft.forget()
    },
  }
}
export type OrderLimiting = ReturnType<typeof useOrderLimits>
