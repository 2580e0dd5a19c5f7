import { emptyPglite } from '../support/database.ts'
import { devicesOn, scenarios } from './devices-on.ts'
import { seed } from './run-model.ts'

// The rest of the scenarios, in a file of its own so that both cores have one.
devicesOn('the embedded database', emptyPglite, {
  random: Math.ceil(scenarios * 0.6),
  seed: seed + 1,
})
