import * as v from 'valibot'
import { customerOf, type RequestContext } from '../../context.ts'
import { failure } from '../../failure.ts'
import type { CustCodeInput, QueryResolvers } from '../../resolver-types.gen.ts'
import { readBasis, readChoices, readSales, type SalesAsked } from './sales-store.ts'

const maxChoices = 200

const Year = v.pipe(v.number(), v.integer(), v.minValue(1990), v.maxValue(2200))
const Months = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))),
  v.maxLength(12),
)
const Choices = v.pipe(v.array(v.string()), v.maxLength(maxChoices))

interface Args {
  sorg?: string | null
  year: number
  category?: string | null
  months?: readonly number[] | null
  brands?: readonly string[] | null
  merchandiseCategories?: readonly string[] | null
  models?: readonly string[] | null
  series?: readonly string[] | null
}

const taken = <S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> => {
  const result = v.safeParse(schema, value)
  if (!result.success) throw failure('BAD_INPUT')
  return result.output
}

const askedOf = ({ sorgs }: RequestContext, args: Args): SalesAsked => {
  const { sorg, year, category, ...choices } = args
  return {
    sorg: sorg ?? sorgs[0] ?? '',
    year: taken(Year, year),
    department: !category || category === 'overview' ? null : category,
    months: taken(Months, choices.months ?? []),
    brands: taken(Choices, choices.brands ?? []),
    merchandiseCategories: taken(Choices, choices.merchandiseCategories ?? []),
    models: taken(Choices, choices.models ?? []),
    series: taken(Choices, choices.series ?? []),
  }
}

/** Lets the transaction see the named customers, as far as the person may act for them; all of those for an empty list, the chosen one for null. */
async function seeCustomers(
  request: RequestContext,
  codes: readonly CustCodeInput[] | null | undefined,
): Promise<void> {
  const { tx, user } = request
  if (codes === null) customerOf(request)
  else if (codes && codes.length > 0)
    await tx.query('SELECT act_for($1, $2::text[])', [user.id, codes.map(({ r3 }) => r3)])
  else await tx.query('SELECT act_for_all($1)', [user.id])
}

export const Query: QueryResolvers<RequestContext> = {
  salesOverviewV4: (_, { custCodes, ...args }, entered) =>
    entered.alone(async (request) => {
      const { tx } = request
      const asked = askedOf(request, args)
      await seeCustomers(request, custCodes)
      const { total, ...groups } = await readSales(tx, asked)
      const basis = await readBasis(tx, asked)
      if (!basis) throw failure('NOT_FOUND')
      const months =
        asked.months.length > 0 ? asked.months : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
      return {
        sorg: asked.sorg,
        netSales: total.netSales,
        netSalesLastYear: total.netSalesLastYear,
        invoiceQuantity: total.invoiceQuantity,
        ...groups,
        months: months
          .toSorted((a, b) => a - b)
          .map(
            (month) =>
              groups.months.find(({ name }) => name === String(month)) ?? {
                name: String(month),
                netSales: '0',
                netSalesLastYear: '0',
                invoiceQuantity: 0,
              },
          ),
        currency: basis.currency,
        otherCurrencies: basis.others,
        updatedAt: basis.at as never,
      }
    }),
  salesOverviewFilterDataV4: (_, { custCodes, ...args }, entered) =>
    entered.alone(async (request) => {
      await seeCustomers(request, custCodes)
      return readChoices(request.tx, askedOf(request, args), Number(request.today.slice(0, 4)))
    }),
}
