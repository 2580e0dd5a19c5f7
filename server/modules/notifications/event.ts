/** Something that people are told of: identities only, names are looked up when it is written down. */
export type NoticeEvent =
  | { kind: 'order-placed'; customerId: number; actor: number; orderNumbers: string[] }
  /** `at`: the moment, ISO 8601. Sessions that the change itself has ended are still told. */
  | { kind: 'password-changed'; userId: number; at: string }

/** The name of what happened: the same event has the same name whenever it is looked at. */
export const eventName = (event: NoticeEvent): string =>
  event.kind === 'order-placed' ? `order-placed ${event.orderNumbers.join(',')}` : `password-changed ${event.at}`
