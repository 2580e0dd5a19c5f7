import type { FormField, PunchOutItem } from './cart-form.ts'
import { type Envelope, orderMessage, type SetupRequest } from './cxml.ts'
import { type OciRequest, ociFields } from './oci.ts'

/** The request by which a system opened the catalogue, without its secret. */
export type PunchOutSetup =
  | ({ by: 'cxml' } & Omit<SetupRequest, 'secret'>)
  | ({ by: 'oci' } & Omit<OciRequest, 'secret'>)

/**
 * Fields of the form that takes a cart back.
 * @param items all of one currency; none: nothing is taken
 */
export const cartForm = (
  head: Envelope,
  setup: PunchOutSetup,
  items: readonly PunchOutItem[],
  currency: string,
): FormField[] =>
  setup.by === 'oci'
    ? ociFields(setup, items)
    : [['cxml-urlencoded', orderMessage(head, setup, items, currency)]]
