/** The file as such cannot be used; nothing of it is taken over. `reason` is a code, `detail` names the place. */
export class BrokenFile extends Error {
  readonly reason:
    | 'not_csv'
    | 'not_utf8'
    | 'missing_column'
    | 'repeated_column'
    | 'unknown_column'
    | 'empty_file'
    | 'unreadable'
    | 'row_count'
    | 'file_changed'
    | 'no_rows'
    | 'too_many_ended'
  readonly detail: string
  constructor(reason: BrokenFile['reason'], detail: string) {
    super(`${reason}: ${detail}`)
    this.reason = reason
    this.detail = detail
  }
}
