import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { Intent } from '#domain/sync/intent.ts'

/** Describes a queued change in words: "Add 3", "Set the quantity to 5", "Remove from the cart". */
export function changeWords(i18n: I18n, { kind, args }: Pick<Intent, 'kind' | 'args'>): string {
  const intent = { kind, args } as Intent
  switch (intent.kind) {
    case 'ADD':
      return i18n._(msg`Add ${intent.args.qty}`)
    case 'SET':
      return intent.args.qty === 0
        ? i18n._(msg`Remove from the cart`)
        : i18n._(msg`Set the quantity to ${intent.args.qty}`)
    case 'CLEAR':
      return i18n._(msg`Empty the cart`)
    case 'NOTE':
      return intent.args.note ? i18n._(msg`Note: ${intent.args.note}`) : i18n._(msg`Remove note`)
    case 'MOVE':
      return i18n._(msg`Move ${intent.args.qty} to another cart`)
    case 'NEW_CART':
      return i18n._(msg`Open a cart “${intent.args.name}”`)
    case 'RENAME_CART':
      return i18n._(msg`Rename the cart to “${intent.args.name}”`)
    case 'DROP_CART':
      return i18n._(msg`Delete the cart`)
    case 'ORDER':
      return i18n._(
        msg`${plural(intent.args.products.length, { one: 'Order # line', other: 'Order # lines' })}`,
      )
    case 'QUOTE':
      return i18n._(
        msg`${plural(intent.args.products.length, { one: 'Quote # line', other: 'Quote # lines' })}`,
      )
    case 'PAYMENT_PROOF':
      return i18n._(
        msg`${plural(intent.args.files.length, { one: 'Send # proof of payment', other: 'Send # proofs of payment' })}`,
      )
    case 'RECEIVE_DELIVERY':
      return i18n._(msg`Receive delivery ${intent.args.delivery}`)
    case 'COLLECT_STATUS':
      return i18n._(msg`Change click and collect order ${intent.args.orderId}`)
    case 'COLLECT_SHIPMENT':
      return i18n._(msg`Count click and collect order ${intent.args.orderId}`)
    case 'THIRD_PARTY_ORDER':
      return i18n._(
        msg`${plural(intent.args.items.length, { one: 'Order # article of a vendor', other: 'Order # articles of vendors' })}`,
      )
    case 'PDI':
      return intent.args.seen
        ? i18n._(msg`Change inspection of frame ${intent.args.frameNumber}`)
        : i18n._(msg`Inspection of frame ${intent.args.frameNumber}`)
    case 'REGISTER_FRAME':
      return i18n._(msg`Report frame ${intent.args.frameNumber} as sold`)
    case 'VISIT':
      return intent.args.seen === null
        ? i18n._(
            msg`${plural(intent.args.photos.length, { one: 'Report a visit with # photo', other: 'Report a visit with # photos' })}`,
          )
        : i18n._(msg`Change a visit report`)
    case 'CLAIM':
      return intent.args.seen === null ? i18n._(msg`Submit a claim`) : i18n._(msg`Change a claim`)
    case 'DELETE_VISIT':
      return i18n._(msg`Delete a visit report`)
    case 'RESTORE_VISIT':
      return i18n._(msg`Bring a visit report back`)
    case 'RESTOCK_ON':
      return i18n._(msg`Start a restock alert`)
    case 'NOTE_EXPORT':
      return i18n._(
        msg`${plural(intent.args.rows, { one: 'Exported # line', other: 'Exported # lines' })}`,
      )
    case 'RESTOCK_OFF':
      return i18n._(msg`Stop the restock alert`)
  }
}
