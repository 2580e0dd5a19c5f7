import { emptyPglite } from '../support/database.ts'
import { devicesOn, scenarios } from './devices-on.ts'

devicesOn('the embedded database', emptyPglite, {
  known: true,
  random: Math.ceil(scenarios * 0.4),
})
