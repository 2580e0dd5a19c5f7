import { Trans, useLingui } from '@lingui/react/macro'
import { useDates } from '#parts/date/use-dates.ts'
import type { AuditLine } from './audit.gql.ts'
import { fieldName, hiddenFields, kindOf } from './fields/field-words.ts'
import { valueText } from './fields/value-text.ts'
import * as css from './audit.css.ts'

type Fields = Record<string, unknown>

/** Fields of one side of a line; a list, such as an order of pictures, has none. */
function fieldsOf(json: string | null): Fields | null {
  const value: unknown = json === null ? null : JSON.parse(json)
  return typeof value === 'object' && !Array.isArray(value) ? (value as Fields | null) : null
}

/** JSON of the log, a field a line. */
const readable = (json: string) => JSON.stringify(JSON.parse(json), null, 2)

/** Lists the fields that a line changed, in the words of their screen; of a new or deleted record all it held. */
export function Changes({ line }: { line: AuditLine }) {
  const before = fieldsOf(line.before)
  const after = fieldsOf(line.after)
  const isChange = before !== null && after !== null
  const fields = isChange ? line.changed : Object.keys(after ?? before ?? {})
  const shown = fields.filter((field) => !hiddenFields.has(field))
  return (
    <>
      {shown.length > 0 && (
        <table className={css.changes}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Field</Trans>
              </th>
              {before && (
                <th scope="col">
                  <Trans>Before</Trans>
                </th>
              )}
              {after && (
                <th scope="col">
                  <Trans>After</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <Change key={field} {...{ line, field, before, after }} />
            ))}
          </tbody>
        </table>
      )}
      {(line.before ?? line.after) && (
        <details>
          <summary className={css.quiet}>
            <Trans>As stored</Trans>
          </summary>
          {line.before && <pre className={css.json}>{readable(line.before)}</pre>}
          {line.after && <pre className={css.json}>{readable(line.after)}</pre>}
        </details>
      )}
    </>
  )
}

interface ChangeProps {
  line: AuditLine
  field: string
  before: Fields | null
  after: Fields | null
}

function Change({ line, field, before, after }: ChangeProps) {
  const { i18n } = useLingui()
  const { day, moment } = useDates()
  const kind = kindOf(line.action)
  const text = (fields: Fields) => valueText({ i18n, day, moment }, kind, field, fields[field])
  return (
    <tr>
      <th scope="row">{fieldName(i18n, kind, field)}</th>
      {before && <td>{text(before)}</td>}
      {after && <td>{text(after)}</td>}
    </tr>
  )
}
