import { afterAll, afterEach } from 'vitest'
import { describeScreenLate } from './element-errors.ts'
import { quickenStyles } from './quick-styles.ts'
import { endServer, leaveScreen } from './render-at.tsx'

describeScreenLate()
quickenStyles()

// Screens are loaded once for all files of a process, which therefore has to be as new after each of them. A module that
// is loaded once could not register these itself.
afterEach(leaveScreen)
afterAll(endServer)
