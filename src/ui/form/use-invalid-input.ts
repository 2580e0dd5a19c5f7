import { type RefObject, useCallback, useLayoutEffect, useState } from 'react'

/** A field whose text is no number, and the words that say so by their id. */
interface UnreadField {
  input: HTMLInputElement
  saidBy: string
}

/** A field says that what stands in it is no number, or no longer stands there. @param field any name of its own */
export type OnInvalidInput = (field: string, unread: UnreadField | null) => void

const none: ReadonlyMap<string, UnreadField> = new Map()

/** Holds back what would act on the number that stood in a field before. @param others who else is to be told */
export function useInvalidInput(others?: OnInvalidInput) {
  const [fields, setFields] = useState(none)
  const onUnread = useCallback<OnInvalidInput>(
    (field, unread) => {
      setFields(
        (before) =>
          new Map([
            ...[...before].filter(([known]) => known !== field),
            ...(unread ? [[field, unread] as const] : []),
          ]),
      )
      others?.(field, unread)
    },
    [others],
  )
  const [first] = fields.values()
  return {
    onUnread,
    /** Why a button beside the fields is held back, for its `aria-describedby`; undefined: it is not. */
    saidBy: first?.saidBy,
    /** Acts; while a field cannot be read it leads there instead, to the words that say why. */
    held:
      <Given extends unknown[]>(act: (...given: Given) => void) =>
      (...given: Given) =>
        first ? first.input.focus() : act(...given),
  }
}
export type InvalidInput = ReturnType<typeof useInvalidInput>

/** Tells of a field while it cannot be read, and no longer once it has gone from the page. */
export function useReportInvalidInput(
  unread: boolean,
  input: RefObject<HTMLInputElement | null>,
  saidBy: string,
  onUnread: OnInvalidInput | undefined,
): void {
  useLayoutEffect(() => {
    if (!unread || !onUnread || !input.current) return
    onUnread(saidBy, { input: input.current, saidBy })
    return () => onUnread(saidBy, null)
  }, [unread, input, saidBy, onUnread])
}

/** Rows of a list that must stay in the page while it is scrolled: what is typed there, and cannot be read, is nowhere else. */
export const invalidRows = (list: HTMLElement | null): number[] =>
  [...(list?.querySelectorAll('[data-index]:has([data-unread])') ?? [])].map((row) =>
    Number(row.getAttribute('data-index')),
  )
