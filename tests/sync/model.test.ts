import { emptyDatabase } from '../support/database.ts'
import { devicesOn, scenarios } from './devices-on.ts'

devicesOn('the embedded database', emptyDatabase, Math.ceil(scenarios / 2))
