import { emptyDatabase } from '../support/database.ts'
import { devicesOn, scenarios } from './devices-on.ts'
import { seed } from './run-model.ts'

// The other half of the scenarios, in a file of its own so that both cores have one.
devicesOn('the embedded database', emptyDatabase, Math.ceil(scenarios / 2), seed + 1)
