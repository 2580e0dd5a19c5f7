import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getVariableValues,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql'
import type { FieldContext } from '../allow.ts'
import { collectFields, NotCompiled } from './collect-fields.ts'
import { lastingOf } from './lasting.ts'
import { NotWritable } from './not-writable.ts'
import { Output } from './output.ts'
import { writerOfLeaf } from './write-leaf.ts'

/** One execution of a compiled document. */
interface Run {
  context: FieldContext
  variables: Record<string, unknown>
}
type Write = (value: unknown, out: Output, run: Run) => void

interface Field {
  /** Its name in the answer as JSON, with the colon. */
  label: string
  key: string
  name: string
  /** Undefined: a property of the object, which may be a function. */
  resolve: GraphQLField<unknown, unknown>['resolve']
  args: (run: Run) => Record<string, unknown>
  /** As of the document; variables and the path to the root are given to root fields alone. */
  info: GraphQLResolveInfo
  write: Write
  /** `__typename`: the same for every object. */
  constant?: string
}

/** A document made ready once, that is written as JSON field by field. */
export interface CompiledDocument {
  readOnly: boolean
  operationName: string | undefined
  /** Returns the variables by the contract's types; undefined: they do not fit. */
  variables(given: Record<string, unknown>): Record<string, unknown> | undefined
  /**
   * Returns the answer, as text the same as of the ordinary execution.
   * @param settled takes what each root field has come to
   * @throws NotWritable, or what a field throws: the ordinary execution must say what to tell
   */
  run(
    context: FieldContext,
    variables: Record<string, unknown>,
    settled: Map<string, Promise<unknown>>,
  ): Promise<Buffer>
}

const nothing = Object.freeze({})

class Compiler {
  private readonly fragments: Record<string, FragmentDefinitionNode>

  private readonly schema: GraphQLSchema
  private readonly document: DocumentNode
  private readonly operation: OperationDefinitionNode

  constructor(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode) {
    this.schema = schema
    this.document = document
    this.operation = operation
    this.fragments = Object.fromEntries(
      document.definitions.flatMap((one) =>
        one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [],
      ),
    )
  }

  fieldsOf(type: GraphQLObjectType, nodes: readonly Pick<FieldNode, 'selectionSet'>[]): Field[] {
    const asked = collectFields(
      this.document,
      type,
      nodes.map(({ selectionSet }) => selectionSet),
    )
    return [...asked].map(([key, own]) => this.field(type, key, own))
  }

  private field(parentType: GraphQLObjectType, key: string, nodes: FieldNode[]): Field {
    const name = nodes[0]!.name.value
    const label = `${JSON.stringify(key)}:`
    const common = { label, key, name }
    if (name === '__typename') {
      const constant = `${label}${JSON.stringify(parentType.name)}`
      return {
        ...common,
        constant,
        resolve: undefined,
        args: () => nothing,
        info: nothing as never,
        write: () => undefined,
      }
    }
    const field = parentType.getFields()[name]
    if (!field) throw new NotCompiled()
    const info = {
      fieldName: name,
      fieldNodes: nodes,
      returnType: field.type,
      parentType,
      path: { key, prev: undefined, typename: parentType.name },
      schema: this.schema,
      fragments: this.fragments,
      rootValue: undefined,
      operation: this.operation,
      variableValues: nothing,
    }
    return {
      ...common,
      resolve: field.resolve,
      args:
        field.args.length === 0
          ? () => nothing
          : ({ variables }) => getArgumentValues(field, nodes[0]!, variables),
      info,
      write: this.writerOf(field.type, nodes),
    }
  }

  private writerOf(type: GraphQLOutputType, nodes: FieldNode[]): Write {
    if (isNonNullType(type)) {
      const write = this.writerOfSome(type.ofType as GraphQLOutputType, nodes)
      return (value, out, run) => {
        if (value === null || value === undefined) throw new NotWritable()
        write(value, out, run)
      }
    }
    const write = this.writerOfSome(type, nodes)
    return (value, out, run) => {
      if (value === null || value === undefined) out.text += 'null'
      else write(value, out, run)
    }
  }

  private writerOfSome(type: GraphQLOutputType, nodes: FieldNode[]): Write {
    if (isListType(type))
      return writerOfList(this.writerOf(type.ofType as GraphQLOutputType, nodes))
    if (isLeafType(type)) {
      const write = writerOfLeaf(type)
      return (value, out) => {
        if (value instanceof Error) throw new NotWritable()
        out.text += write(value)
      }
    }
    if (!isObjectType(type) || type.isTypeOf) throw new NotCompiled()
    return writerOfObject(this.fieldsOf(type, nodes))
  }
}

const isPromise = (value: unknown): value is Promise<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'

/** Writes a value now, or leaves its place for when it is there. */
function writeWhenThere(value: unknown, write: Write, out: Output, run: Run): void {
  if (!isPromise(value)) return write(value, out, run)
  out.later(
    value.then((there) => {
      const inner = new Output()
      write(there, inner, run)
      return inner
    }),
  )
}

function valueOf(field: Field, source: Record<string, unknown>, run: Run): unknown {
  if (field.resolve) return field.resolve(source, field.args(run), run.context, field.info)
  const value = source[field.name]
  return typeof value === 'function'
    ? (value as (...given: unknown[]) => unknown).call(
        source,
        field.args(run),
        run.context,
        field.info,
      )
    : value
}

function writeField(field: Field, source: Record<string, unknown>, out: Output, run: Run): void {
  if (field.constant) {
    out.text += field.constant
    return
  }
  out.text += field.label
  writeWhenThere(valueOf(field, source, run), field.write, out, run)
}

/** Objects as JSON. What lasts is written once, and kept as long as the object it is of. */
function writerOfObject(fields: readonly Field[]): Write {
  const pieces = new WeakMap<object, (string | Buffer | Field)[]>()
  return (value, out, run) => {
    if (typeof value !== 'object' || value instanceof Error) throw new NotWritable()
    const source = value as Record<string, unknown>
    const base = lastingOf(source)
    if (!base) {
      let before = '{'
      for (const field of fields) {
        out.text += before
        writeField(field, source, out, run)
        before = ','
      }
      out.text += '}'
      return
    }
    let made = pieces.get(base)
    if (!made) {
      made = piecesOf(fields, base, source, run)
      pieces.set(base, made)
    }
    for (const piece of made)
      if (typeof piece === 'string') out.text += piece
      else if (Buffer.isBuffer(piece)) out.add(piece)
      else writeField(piece, source, out, run)
  }
}

/** From this length on a text is kept as bytes: shorter ones are put together faster as text. */
const longText = 300
const kept = (bytes: Buffer) => (bytes.length < longText ? bytes.toString() : bytes)

/** Pieces that a lasting object is written as: its own text, and in between the fields that are resolved or are of what was made from it. */
function piecesOf(
  fields: readonly Field[],
  base: object,
  source: Record<string, unknown>,
  run: Run,
): (string | Buffer | Field)[] {
  const made: (string | Buffer | Field)[] = []
  let text = '{'
  fields.forEach((field, n) => {
    if (n > 0) text += ','
    const changes = field.resolve ?? (source !== base && Object.hasOwn(source, field.name))
    const out = new Output()
    if (!changes) writeField(field, source, out, run)
    const bytes = changes ? undefined : out.bytesNow()
    if (bytes) {
      text += bytes.toString()
      return
    }
    made.push(kept(Buffer.from(text)), field)
    text = ''
  })
  made.push(kept(Buffer.from(`${text}}`)))
  return made
}

function writerOfList(write: Write): Write {
  const texts = new WeakMap<object, Buffer>()
  const writeAll = (items: readonly unknown[], out: Output, run: Run) => {
    let before = '['
    for (const item of items) {
      out.text += before
      writeWhenThere(item, write, out, run)
      before = ','
    }
    out.text += items.length === 0 ? '[]' : ']'
  }
  return (value, out, run) => {
    if (!Array.isArray(value)) throw new NotWritable()
    if (!lastingOf(value)) return writeAll(value, out, run)
    let text = texts.get(value)
    if (!text) {
      const inner = new Output()
      writeAll(value, inner, run)
      text = inner.bytesNow()
      if (!text) throw new NotWritable()
      texts.set(value, text)
    }
    out.add(text)
  }
}

/** Compiles a document that is valid. Undefined: it has several operations or changes, conditions, unions or introspection. */
export function compileDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
): CompiledDocument | undefined {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const [operation] = operations
  if (!operation || operations.length > 1 || operation.directives?.length) return undefined
  const readOnly = operation.operation === OperationTypeNode.QUERY
  const type = readOnly ? schema.getQueryType() : schema.getMutationType()
  if (!type) return undefined
  let fields: Field[]
  try {
    fields = new Compiler(schema, document, operation).fieldsOf(type, [operation])
  } catch (error) {
    if (error instanceof NotCompiled) return undefined
    throw error
  }
  // Changes of one document are operations one after the other (server/execute-operation.ts).
  if (!readOnly && fields.length > 1) return undefined
  return {
    readOnly,
    operationName: operation.name?.value,
    variables: (given) =>
      getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 1 })
        .coerced,
    async run(context, variables, settled) {
      const run = { context, variables }
      const out = new Output()
      const values = fields.map((field) => {
        if (field.constant) return undefined
        const rooted = { ...field, info: { ...field.info, variableValues: variables } }
        const value = Promise.resolve(valueOf(rooted, nothing, run))
        value.catch(() => undefined)
        settled.set(field.key, value)
        return value
      })
      let before = '{"data":{'
      fields.forEach((field, n) => {
        out.text += before
        before = ','
        if (field.constant) out.text += field.constant
        else {
          out.text += field.label
          writeWhenThere(values[n], field.write, out, run)
        }
      })
      out.text += '}}'
      return out.bytes()
    },
  }
}
