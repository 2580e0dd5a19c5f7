import type { RequestContext } from '../../context.ts'
import type { QueryResolvers, TermSorg } from '../../resolver-types.gen.ts'
import { sandboxId } from '../payments/gateways/gateway-entry.ts'

export const Query: QueryResolvers<RequestContext> = {
  async termChoices(_, __, { tx, settings, alone }) {
    const areas = await tx.query<{ name: string }>(
      `SELECT DISTINCT warehouse_area AS name FROM stock WHERE warehouse_area <> '' ORDER BY 1`,
    )
    return {
      sorgs: await tx.query<TermSorg>(
        'SELECT sorg, merchant_name AS name, currency FROM sales_organisation ORDER BY sorg',
      ),
      customerGroups: await alone(async (request) => {
        await request.tx.query('SELECT see_all_customers()')
        const rows = await request.tx.query<{ name: string }>(
          'SELECT DISTINCT cust_group AS name FROM customer_area WHERE active AND cust_group IS NOT NULL ORDER BY 1',
        )
        await request.tx.query(`SELECT set_config('app.all_customers', 'off', true)`)
        return rows.map(({ name }) => name)
      }),
      warehouseAreas: areas.map(({ name }) => name),
      paymentServices: [...(settings.sandboxPay ? [sandboxId] : []), ...settings.stripe.keys()],
    }
  },
}
