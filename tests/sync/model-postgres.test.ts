import { emptyPostgres } from '../support/database.ts'
import { devicesOn, scenarios } from './devices-on.ts'

devicesOn('PostgreSQL', emptyPostgres, Math.ceil(scenarios / 10))
