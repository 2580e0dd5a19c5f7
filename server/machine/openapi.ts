import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { MachineOperation } from './operations.ts'
import { type ProblemCode, problems } from './problem.ts'
import { errorsOf } from './reference/errors-of.ts'
import { exampleOf } from './reference/examples.ts'

const schemaOf = (schema: v.GenericSchema, typeMode: 'input' | 'output') => {
  const { $schema: _, ...json } = toJsonSchema(schema, { typeMode, errorMode: 'ignore' })
  return json
}

/** Answers that are no success, by their status, with the codes that each can have. */
function problemResponses(one: MachineOperation) {
  const byStatus: Record<number, ProblemCode[]> = {}
  for (const code of errorsOf(one)) (byStatus[problems[code][0]] ??= []).push(code)
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `${code}: ${problems[code][1]}`).join('. '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/problem' } },
        },
      },
    ]),
  )
}

const parameter = (
  place: 'path' | 'query' | 'header',
  name: string,
  description: string,
  example?: string,
) => ({
  name,
  in: place,
  required: place === 'path',
  description,
  schema: { type: 'string' },
  ...(example !== undefined && { example }),
})

/** Parameters of the query, from the schema that checks it. */
function queryParameters(query: v.GenericSchema, examples: Readonly<Record<string, string>> = {}) {
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, { description?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    ...(description && { description }),
    schema,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }))
}

function describe(one: MachineOperation) {
  const { id, tag, summary, description, scope, ...rest } = one
  const example = exampleOf(one)
  const { params = {}, query, body, streamed, file, answer, answersFile, method } = rest
  const parameters = [
    ...Object.entries(params).map(([name, words]) =>
      parameter('path', name, words, example?.params?.[name]),
    ),
    ...(query ? queryParameters(query, example?.query) : []),
    ...(method === 'POST'
      ? [
          parameter(
            'header',
            'Idempotency-Key',
            'The same request under the same key is carried out once, and answered the same again',
          ),
        ]
      : []),
  ]
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description && { description }),
    'x-scope': scope,
    ...(parameters.length > 0 && { parameters }),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: schemaOf(body, 'input'),
            ...(example?.body && { example: example.body }),
          },
        },
      },
    }),
    ...(file && {
      requestBody: {
        required: true,
        content: Object.fromEntries(
          file.map((type) => [
            type,
            {
              schema: { type: 'string' },
              ...(example?.file?.type === type && { example: example.file.text }),
            },
          ]),
        ),
      },
    }),
    ...(streamed && {
      requestBody: {
        required: true,
        content: {
          'application/octet-stream': {
            schema: { type: 'string', format: 'binary' },
            ...(example?.file && { example: example.file.text }),
          },
        },
      },
    }),
    responses: {
      200: {
        description: 'Done',
        content: answersFile
          ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
          : {
              'application/json': {
                schema: schemaOf(answer, 'output'),
                ...(example?.answer !== undefined && { example: example.answer }),
              },
            },
      },
      ...problemResponses(one),
    },
  }
}

/** Describes operations as OpenAPI 3.1; routes and checks are made from the same list. @param server address of the API */
export function openApi(operations: readonly MachineOperation[], server: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const one of operations) (paths[one.path] ??= {})[one.method.toLowerCase()] = describe(one)
  const codes = Object.keys(problems) as ProblemCode[]
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pannier machine API',
      version: '1',
      description:
        'For programs with a machine key. docs/integrators.md is its guide. GraphQL answers the same reads: POST /graphql, with its schema at GET /schema.graphql.',
    },
    servers: [{ url: server }],
    security: [{ key: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A machine key' } },
      schemas: {
        problem: {
          type: 'object',
          required: ['type', 'title', 'status', 'code', 'requestId'],
          properties: {
            type: { type: 'string', format: 'uri' },
            title: { type: 'string' },
            status: { type: 'integer' },
            code: { type: 'string', enum: codes },
            detail: { type: 'string' },
            requestId: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['at', 'code'],
                properties: {
                  at: { type: 'string' },
                  code: { type: 'string' },
                  value: { type: 'string', description: 'What would be taken in its place' },
                },
              },
            },
          },
        },
      },
    },
  }
}
