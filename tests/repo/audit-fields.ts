import { readdirSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import ts from 'typescript'

/** A field that a line of the audit log can hold. */
export interface AuditedField {
  /** The kind of record: the first word of the action. */
  kind: string
  field: string
  /** Codes that the field can hold, where its type is a choice of texts. */
  codes: string[]
}

/** Files that write lines whose fields are named by data, such as articles. */
const namedByData = new Set([
  'server/machine/changes/claim-changes.ts',
  'server/modules/analysis/analysis-store.ts',
  'server/modules/upload-area/attributes.ts',
])

/** Writes for all that call it; what they write is read at each of them. */
const writers = ['server/save-record.ts']

/**
 * Reads what the server writes into its audit log from the types of its calls of `audit`, `saveRecord` and
 * `deleteRecord`.
 * @throws Error for a call whose fields can't be read
 */
export function readAuditedFields(): AuditedField[] {
  const paths = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$/.test(file))
    .map((file) => posix.join('server', file))
    .filter((file) => !writers.includes(file))
  const { config } = ts.readConfigFile('tsconfig.base.json', (path) => ts.sys.readFile(path))
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.')
  const program = ts.createProgram(
    paths.map((path) => resolve(path)),
    { ...options, lib: ['lib.es2023.d.ts'], types: ['node'], noEmit: true },
  )
  const reader = createReader(program.getTypeChecker())
  const found = new Map<string, AuditedField>()
  const add = ({ kind, field, codes }: AuditedField) => {
    const known = found.get(`${kind}.${field}`)
    const all = [...new Set([...(known?.codes ?? []), ...codes])]
    found.set(`${kind}.${field}`, { kind, field, codes: all })
  }
  for (const path of paths) {
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node)) reader(node, path).forEach(add)
      ts.forEachChild(node, visit)
    }
    visit(program.getSourceFile(resolve(path))!)
  }
  return [...found.values()]
}

function createReader(checker: ts.TypeChecker) {
  const typeOf = (type: ts.Type, name: string, at: ts.Node) => {
    const property = type.getProperty(name)
    return property && checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(property, at))
  }

  const membersOf = (type: ts.Type) => (type.isUnion() ? type.types : [type])

  const codesOf = (type: ts.Type): string[] => {
    const members = membersOf(checker.getNonNullableType(type))
    return members.every((one) => one.isStringLiteral())
      ? members.map((one) => (one as ts.StringLiteralType).value)
      : []
  }

  function fieldsOf(type: ts.Type | undefined, path: string, node: ts.Node) {
    return membersOf(type ?? checker.getNeverType()).flatMap((one) => {
      if (one.flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) return []
      // A list, such as an order of pictures, has no fields.
      if (checker.isArrayType(one) || checker.isTupleType(one)) return []
      if (checker.getIndexTypeOfType(one, ts.IndexKind.String)) {
        if (!namedByData.has(path)) throw new Error(`${path}: unknown fields in ${node.getText()}`)
        return []
      }
      const properties = checker.getPropertiesOfType(one)
      if (properties.length === 0)
        throw new Error(`${path}: unreadable fields in ${node.getText()}`)
      return properties.map((property) => ({
        field: property.name,
        codes: codesOf(checker.getTypeOfSymbolAtLocation(property, node)),
      }))
    })
  }

  /** The fields of one call; none where it is another one. */
  return function read(node: ts.CallExpression, path: string): AuditedField[] {
    const called = ts.isIdentifier(node.expression) ? node.expression.text : ''
    const entry = node.arguments[1]
    if (!entry || !['audit', 'saveRecord', 'deleteRecord'].includes(called)) return []
    const type = checker.getTypeAtLocation(entry)
    const named = typeOf(type, called === 'audit' ? 'action' : 'kind', entry)!
    const kinds = new Set(codesOf(named).map((action) => action.split('.')[0]!))
    if (kinds.size === 0) throw new Error(`${path}: unknown action in ${node.getText()}`)
    const reading = typeOf(type, 'read', entry)?.getCallSignatures()[0]
    const row = reading && checker.getAwaitedType(checker.getReturnTypeOfSignature(reading))
    const sides =
      called === 'audit'
        ? [typeOf(type, 'before', entry), typeOf(type, 'after', entry)]
        : [row && checker.getNonNullableType(row)]
    const fields = sides.flatMap((side) => fieldsOf(side, path, node))
    return [...kinds].flatMap((kind) => fields.map((field) => ({ kind, ...field })))
  }
}
