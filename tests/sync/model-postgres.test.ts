import { emptyPostgres } from '../support/database.ts'
import { devicesOn, scenarios } from './devices-on.ts'
import { seed } from './run-model.ts'

devicesOn('PostgreSQL', emptyPostgres, {
  known: true,
  random: Math.ceil(scenarios / 10),
  seed: seed + 2,
})
