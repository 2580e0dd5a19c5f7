import { plural } from '@lingui/core/macro'
import { useNavigate } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useToast } from '#shell/toasts/use-toast.ts'
import { addLines, type NewLine, setQuantities } from '#offline/cart/cart-changes.ts'
import { quantitiesBefore } from './quantities-before.ts'
import { useCart } from './use-cart.ts'
import { useSingleFlight } from './use-single-flight.ts'
import { type SkippedLine, SkippedLines } from './skipped-lines.tsx'

/** Called once the lines are in the cart. May return an undo, for when they are taken out again. */
type Done = () => void | (() => void)

interface Outcome {
  added: number
  left: readonly SkippedLine[]
  undo: () => void
  done: Done
}

/**
 * Puts many lines into the active cart and says what came of it: how many are in, what stayed behind and why, and the way
 * back. `add` is null while no customer is chosen; `outcome` belongs on the screen.
 */
export function useAddLines(): {
  add:
    | ((lines: readonly NewLine[], left: readonly SkippedLine[], done: Done) => Promise<void>)
    | null
  outcome: ReactNode
} {
  const { t } = useLingui()
  const { cart, dispatch } = useCart()
  const toast = useToast()
  const navigate = useNavigate()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const failed = () => toast({ tone: 'danger', text: t`This device couldn’t save the change.` })
  const add = useSingleFlight(
    async (lines: readonly NewLine[], left: readonly SkippedLine[], done: Done) => {
      const before = quantitiesBefore(cart, lines)
      try {
        await dispatch!(addLines('', lines))
      } catch {
        return void failed()
      }
      const undo = () => void dispatch!(setQuantities('', before)).catch(failed)
      if (left.length > 0) return setOutcome({ added: lines.length, left, undo, done })
      const back = done()
      const run = () => {
        undo()
        back?.()
      }
      toast({
        tone: 'success',
        text: plural(lines.length, { one: '# line added', other: '# lines added' }),
        also: { label: t`View cart`, run: () => void navigate({ to: '/cart' }) },
        action: { label: t`Undo`, run },
      })
    },
  )
  if (!dispatch) return { add: null, outcome: null }
  const close = () => {
    setOutcome(null)
    outcome?.done()
  }
  return {
    add,
    outcome: outcome && (
      <SkippedLines
        left={outcome.left}
        onClose={close}
        title={
          <Plural
            value={outcome.added}
            one="# line is in the cart"
            other="# lines are in the cart"
          />
        }
        description={
          <Plural
            value={outcome.left.length}
            one="# line stayed behind:"
            other="# lines stayed behind:"
          />
        }
        onUndo={() => {
          outcome.undo()
          setOutcome(null)
        }}
        undoLabel={<Trans>Undo</Trans>}
      />
    ),
  }
}
