import { readdirSync } from 'node:fs'
import { posix, resolve } from 'node:path'
import ts from 'typescript'

/** A call of `query` in the server: its SQL in every form it can take, and the row type it is cast to. */
export interface Statement {
  /** File and line. */
  at: string
  /** Empty: the text is put together in a way that only running it shows. */
  sql: string[]
  /** Columns of the row type with the kinds of value it allows; null: the call names no row type. */
  row: Map<string, Column> | null
}

export interface Column {
  /** 'string', 'number', 'boolean', 'Date', 'any', or one of them followed by []. */
  kind: string
  optional: boolean
}

/** More forms of one statement than this are not told apart by reading. */
const maxForms = 64
type Forms = string[] | undefined
type Scope = ReadonlyMap<ts.Symbol, Forms>

const product = (one: string[], other: string[]) =>
  one.flatMap((head) => other.map((tail) => head + tail))

/** Reads every statement of the server's sources. @returns in order of file and line */
export function readStatements(): Statement[] {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$/.test(file))
    .map((file) => resolve(posix.join('server', file)))
  const { config } = ts.readConfigFile('tsconfig.base.json', (path) => ts.sys.readFile(path))
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, '.')
  const program = ts.createProgram(files, {
    ...options,
    lib: ['lib.es2023.d.ts'],
    types: ['node'],
    noEmit: true,
  })
  const checker = program.getTypeChecker()
  const reader = createReader(checker)
  return files.flatMap((file) => {
    const source = program.getSourceFile(file)!
    const found: Statement[] = []
    const visit = (node: ts.Node) => {
      const text = sqlOf(node, checker)
      if (text) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
        const type = (node as ts.CallExpression).typeArguments?.[0]
        found.push({
          at: `${posix.relative(resolve('.'), file)}:${line}`,
          sql: reader(text, new Map()) ?? [],
          row: type ? columnsOf(checker.getTypeFromTypeNode(type), checker, type) : null,
        })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

/** The SQL of a call that runs some: a statement of its own, or the rows that pages are cut from. */
function sqlOf(node: ts.Node, checker: ts.TypeChecker): ts.Expression | undefined {
  if (isQuery(node, checker)) return node.arguments[0]
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined
  const symbol = checker.getSymbolAtLocation(node.expression)
  const called = symbol && symbol.flags & ts.SymbolFlags.Alias && checker.getAliasedSymbol(symbol)
  const declared = called ? called.valueDeclaration : undefined
  if (!declared?.getSourceFile().fileName.endsWith('server/db/page.ts')) return undefined
  const query = node.arguments[1]
  if (!query || !ts.isObjectLiteralExpression(query)) return undefined
  const sql = query.properties.find((property) => property.name?.getText() === 'sql')
  return sql && ts.isPropertyAssignment(sql) ? sql.initializer : undefined
}

/** A call of `query` or `send` on the server's own transaction, not on a driver's client. */
function isQuery(node: ts.Node, checker: ts.TypeChecker): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false
  if (!['query', 'send'].includes(node.expression.name.text)) return false
  return checker.getTypeAtLocation(node.expression.expression).symbol?.name === 'Tx'
}

function columnsOf(
  type: ts.Type,
  checker: ts.TypeChecker,
  at: ts.Node,
): Map<string, Column> | null {
  // A type parameter is what the caller says: its own statement is looked at there.
  if (type.flags & ts.TypeFlags.TypeParameter) return null
  return new Map(
    checker.getPropertiesOfType(type).map((property) => [
      property.name,
      {
        kind: kindOf(checker.getTypeOfSymbolAtLocation(property, at), checker),
        optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
      },
    ]),
  )
}

function kindOf(type: ts.Type, checker: ts.TypeChecker): string {
  const bare = checker.getNonNullableType(type)
  if (bare.isUnion()) {
    const kinds = new Set(bare.types.map((one) => kindOf(one, checker)))
    return kinds.size === 1 ? [...kinds][0]! : 'any'
  }
  if (bare.flags & ts.TypeFlags.StringLike) return 'string'
  if (bare.flags & ts.TypeFlags.NumberLike) return 'number'
  if (bare.flags & ts.TypeFlags.BooleanLike) return 'boolean'
  if (bare.symbol?.name === 'Date') return 'Date'
  if (bare.symbol?.name === 'Buffer' || bare.symbol?.name === 'Uint8Array') return 'bytes'
  if (checker.isArrayType(bare)) {
    const element = kindOf(checker.getTypeArguments(bare as ts.TypeReference)[0]!, checker)
    return element === 'any' ? 'any' : `${element}[]`
  }
  return 'any'
}

/** Reads the forms that a text expression can take: constants, templates, conditions, and calls of functions that only return a text. */
function createReader(checker: ts.TypeChecker) {
  const symbolOf = (node: ts.Node) => {
    const symbol = checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  function readName(node: ts.Identifier, scope: Scope): Forms {
    const symbol = symbolOf(node)
    if (!symbol) return undefined
    if (scope.has(symbol)) return scope.get(symbol)
    const declared = symbol.valueDeclaration
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer && isConst(declared))
      return read(declared.initializer, scope)
    return ofType(node)
  }

  /** A value whose type is a few literal texts, such as a union of column names. */
  function ofType(node: ts.Expression): Forms {
    const type = checker.getTypeAtLocation(node)
    const types = type.isUnion() ? type.types : [type]
    return types.every((one) => one.isStringLiteral())
      ? types.map((one) => (one as ts.StringLiteralType).value)
      : undefined
  }

  function readCall(node: ts.CallExpression, scope: Scope): Forms {
    const declared = symbolOf(node.expression)?.valueDeclaration
    const made = declared && ts.isVariableDeclaration(declared) ? declared.initializer : declared
    if (!made || !(ts.isArrowFunction(made) || ts.isFunctionDeclaration(made))) return undefined
    const inner = new Map(scope)
    made.parameters.forEach((parameter, at) => {
      const symbol = checker.getSymbolAtLocation(parameter.name)
      const given = node.arguments[at] ?? parameter.initializer
      if (symbol) inner.set(symbol, given ? read(given, scope) : [''])
    })
    if (made.body && !ts.isBlock(made.body)) return read(made.body, inner)
    const returns: ts.Expression[] = []
    const visit = (child: ts.Node) => {
      if (ts.isReturnStatement(child) && child.expression) returns.push(child.expression)
      else if (!ts.isFunctionLike(child)) ts.forEachChild(child, visit)
    }
    if (made.body) visit(made.body)
    return joined(returns.map((one) => read(one, inner)))
  }

  const joined = (forms: Forms[]): Forms =>
    forms.length > 0 && forms.every((one) => one !== undefined) ? forms.flat() : undefined

  function read(node: ts.Expression, scope: Scope): Forms {
    if (
      ts.isParenthesizedExpression(node) ||
      ts.isAsExpression(node) ||
      ts.isNonNullExpression(node)
    )
      return read(node.expression, scope)
    if (ts.isStringLiteralLike(node)) return [node.text]
    if (ts.isNumericLiteral(node)) return [node.text]
    if (ts.isIdentifier(node)) return readName(node, scope)
    if (ts.isConditionalExpression(node))
      return joined([read(node.whenTrue, scope), read(node.whenFalse, scope)])
    if (ts.isCallExpression(node)) return readCall(node, scope)
    if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
      return readMember(node, scope) ?? ofType(node)
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
      const [one, other] = [read(node.left, scope), read(node.right, scope)]
      return one && other ? product(one, other) : undefined
    }
    if (!ts.isTemplateExpression(node)) return undefined
    let forms: string[] = [node.head.text]
    for (const span of node.templateSpans) {
      const inner = read(span.expression, scope)
      if (!inner || inner.length * forms.length > maxForms) return undefined
      forms = product(product(forms, inner), [span.literal.text])
    }
    return forms
  }

  /** A member of a constant record, or all of them where the key is known only at run time. */
  function readMember(
    node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
    scope: Scope,
  ): Forms {
    const declared = symbolOf(node.expression)?.valueDeclaration
    if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) return undefined
    let made = declared.initializer
    while (ts.isAsExpression(made) || ts.isSatisfiesExpression(made)) made = made.expression
    if (!ts.isObjectLiteralExpression(made)) return undefined
    const key = ts.isPropertyAccessExpression(node) ? node.name.text : undefined
    const members = made.properties.filter(ts.isPropertyAssignment)
    const meant = members.filter((member) => key === undefined || member.name.getText() === key)
    return joined(meant.map((member) => read(member.initializer, scope)))
  }

  return read
}

const isConst = (declared: ts.VariableDeclaration) =>
  (ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const) !== 0
